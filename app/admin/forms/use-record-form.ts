import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pathForVisitors } from '#content/kit/record-path.shared.ts';
import { ApiError } from '../api/request-api.ts';
import type { Candidate } from '../controls/related-records.ts';
import type { SavedState } from '../lists/use-saved-record.ts';
import { useUploadsUnderWay } from '../media/uploads-under-way.ts';
import { useConfirm } from '../shell/Confirm/use-confirm.tsx';
import { showNotice } from '../shell/Notices/notice-store.ts';
import type { FormLayout } from './form-layout.ts';
import { emptyValuesOf, type FormValues, hasChanges, valuesOfRecord } from './form-values.ts';
import type { Versions } from './merge-values.ts';
import { makePreview, type Revision, restoreRevision, type StoredRecord } from './record-calls.ts';
import { useDraft } from './use-draft.ts';
import { baseOf, useFormState } from './use-form-state.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useRecordRules } from './use-record-rules.ts';
import { type After, useSaving } from './use-saving.ts';

export type Notice = { kind: 'error' | 'info'; text: string };
export type RecordFormParts = ReturnType<typeof useRecordForm>;

/** Everything the form of one record does. */
export function useRecordForm(layout: FormLayout, stored: StoredRecord | undefined) {
  const { entity } = layout;
  const form = useFormState(stored, (record) => baseOf(entity, record));
  const draft = useDraft(entity.path, form);
  const [notice, setNotice] = useState<Notice>();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const references = useReferenceNames(layout, stored);
  const navigate = useNavigate();
  const listAddress = useListAddress(layout);
  const hasUnsaved = () => hasChanges(form.latest.current.values, form.latest.current.base.values);
  const guard = useLeaveGuard({ hasUnsaved, onGiveUp: draft.end });

  const onSaved = (saved: StoredRecord, { wasNew, after }: { wasNew: boolean; after: After }) => {
    setNotice(undefined);
    if (wasNew || after === 'leave') guard.letGo();
    if (after === 'leave') {
      navigate(listAddress, { state: { saved: saved.id } satisfies SavedState });
      tellSaved(layout, saved);
    } else if (wasNew) navigate(`${layout.list.to}${saved.id}/edit/`, { replace: true });
  };
  const rules = useRecordRules(layout);
  const saving = useSaving({ rules, form, onSaved, uploads: useUploadsUnderWay() });
  const preview = usePreview({ layout, form, save: saving.save, setNotice });
  const restore = useRestore({ layout, form, setNotice, onDone: () => setIsHistoryOpen(false) });

  return {
    ...{ layout, form, draft, saving, notice, isHistoryOpen, setIsHistoryOpen, preview },
    restoreRevision: restore,
    referenceNames: references.names,
    rememberReference: references.remember,
    cancel: () => navigate(listAddress),
    /** Of the record as it is stored. */
    siteAddress: form.base.id === undefined ? undefined : pathForVisitors(entity, form.base.values),

    restoreDraft() {
      const { offer } = draft;
      if (!offer) return;
      const base = { ...form.base, etag: offer.etag, values: { ...form.base.values, ...offer.base } };
      form.replace({ base, values: { ...base.values, ...offer.values } });
      draft.settleOffer();
    },
    /** The three versions of a record that somebody else has saved meanwhile. */
    versions(theirs: StoredRecord): Versions {
      const { values, base } = form.latest.current;
      return { yours: values, original: base.values, theirs: valuesOfRecord(entity, theirs.record) };
    },
    saveMerged(merged: FormValues) {
      const { conflict } = saving;
      if (!conflict) return;
      form.replace({ base: baseOf(entity, conflict.theirs), values: merged });
      saving.endConflict();
      void saving.save(conflict.after);
    },
    /** The record no longer exists, so what was typed becomes a new one, with a new slug if necessary. */
    saveAsNew() {
      const { values, base } = form.latest.current;
      const isSlugKept = 'slug' in values && values.slug === base.values.slug;
      const fresh = { id: undefined, etag: '', values: emptyValuesOf(entity) };
      form.replace({ base: fresh, values: isSlugKept ? { ...values, slug: '' } : values });
      void saving.save('leave');
    },
  };
}

/** The list shows the saved record, even where its order would hide it. */
function tellSaved(layout: FormLayout, saved: StoredRecord): void {
  const address = pathForVisitors(layout.entity, saved.record);
  showNotice({
    text: `The ${layout.noun} has been saved.`,
    stays: 'on-next-page',
    action: address ? { label: 'View on the site', href: address } : undefined,
  });
}

/** Back to the list with its search and order, if they are known. */
function useListAddress(layout: FormLayout): string {
  const { state } = useLocation();
  const from: unknown = state && typeof state === 'object' && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith(layout.list.to) ? from : layout.list.to;
}

type FormWork = {
  layout: FormLayout;
  form: ReturnType<typeof useFormState>;
  setNotice: (notice: Notice | undefined) => void;
};

/** Previews what is saved. A draft is saved first; a published record is not saved just for the preview. */
function usePreview({
  layout,
  form,
  setNotice,
  save,
}: FormWork & { save: (after: After) => Promise<boolean> }) {
  return async () => {
    const isDraft = layout.entity.hasDrafts && form.latest.current.values.published === false;
    const { id } = form.latest.current.base;
    if (id === undefined || (form.isDirty && !isDraft)) {
      setNotice({ kind: 'info', text: 'The preview shows what is saved: please save first (Ctrl+S).' });
      return;
    }
    // Opened by the click itself, since browsers block a window that opens later as a pop-up.
    const view = window.open('', '_blank');
    try {
      if (form.isDirty && !(await save('stay'))) return view?.close();
      const address = await makePreview(layout.entity, id);
      if (view) view.location.href = address;
      else setNotice({ kind: 'error', text: 'The browser did not let the preview open in a new tab.' });
    } catch (error) {
      view?.close();
      setNotice({ kind: 'error', text: messageOf(error) });
    }
  };
}

function useRestore({ layout, form, setNotice, onDone }: FormWork & { onDone: () => void }) {
  const confirm = useConfirm();
  return async (revision: Revision) => {
    const { id, etag } = form.latest.current.base;
    const isSure = await confirm({
      title: `Restore version ${revision.version}?`,
      text: form.isDirty
        ? 'What you have changed and not saved will be lost. The current version stays in the history.'
        : 'The current version stays in the history.',
      action: 'Restore',
      tone: 'plain',
    });
    if (!isSure || id === undefined) return;
    try {
      const restored = await restoreRevision(layout.entity, { id, etag, revisionId: revision.id });
      const base = baseOf(layout.entity, restored);
      form.replace({ base, values: base.values });
      showNotice({ text: `Version ${revision.version} has been restored.` });
    } catch (error) {
      setNotice({ kind: 'error', text: messageOf(error) });
    }
    onDone();
  };
}

/** The labels of ids that the form has seen so far: for comparing versions. */
function useReferenceNames(layout: FormLayout, stored: StoredRecord | undefined) {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(() => namesIn(layout, stored));
  const remember = useCallback((record: Candidate | undefined) => {
    if (record) setNames((before) => new Map([...before, [String(record.id), record.title]]));
  }, []);
  return { names, remember };
}

function namesIn(layout: FormLayout, stored: StoredRecord | undefined): Map<string, string> {
  const references = Object.entries(layout.entity.fields).filter(([, field]) => field.kind === 'reference');
  const named = references.map(([name]): [string, string] => [
    String(stored?.record[`${name}_id`]),
    String(stored?.record[name]),
  ]);
  return new Map(named);
}

function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : String(error);
}
