import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pathForVisitors } from '#content/kit/record-path.shared.ts';
import {
  type Base,
  emptyValuesOf,
  type FormValues,
  isEmptyValue,
  type StoredRecord,
  valuesOfRecord,
} from '../api/form-values.ts';
import { messageOf } from '../api/message-of.ts';
import { blockedPreviewMessage, openPreview } from '../api/open-preview.ts';
import type { Candidate } from '../api/related-records.ts';
import { useConfirm } from '../dialogs/Confirm/use-confirm.tsx';
import type { FormLayout } from '../forms/form-layout.ts';
import type { Versions } from '../forms/merge-values.ts';
import { recordSender, restoreRevision } from '../forms/record-endpoints.ts';
import { type Editing, useEditing } from '../forms/use-editing.ts';
import { baseOf } from '../forms/use-form-state.ts';
import { useRevisionRestore } from '../forms/use-revision-restore.ts';
import { type After, type SavingRules, useSaving } from '../forms/use-saving.ts';
import { validateValues } from '../forms/validate-values.ts';
import { t } from '../language/t.ts';
import type { SavedState } from '../lists/use-saved-record.ts';
import { useUploadsUnderWay } from '../media/uploads-under-way.ts';
import { showNotice } from '../notices/Notices/notice-store.ts';

type Notice = { kind: 'error' | 'info'; text: string };
export type RecordFormParts = ReturnType<typeof useRecordForm>;

/** The state and the actions of a record's form. */
export function useRecordForm(
  layout: FormLayout,
  /** `leadsTo`: where one comes to once it is saved, if not to the list. */
  { stored, leadsTo }: { stored: StoredRecord | undefined; leadsTo: string | undefined },
) {
  const { entity } = layout;
  const readBase = (record: StoredRecord | undefined) => baseOf(entity, record);
  const editing = useEditing({ stored, readBase, draftPath: entity.path });
  const { form } = editing;
  const references = useReferenceNames(layout, stored);
  const navigate = useNavigate();
  const listHref = useListHref(layout);

  const onSaved = (saved: StoredRecord, { wasNew, after }: { wasNew: boolean; after: After }) => {
    preview.clearNotice();
    if (wasNew || after === 'leave') editing.guard.letGo();
    if (after === 'leave') {
      navigate(leadsTo ?? listHref, { state: { saved: saved.id } satisfies SavedState });
      tellSaved(layout, saved);
    } else if (wasNew) navigate(`${layout.list.to}${saved.id}/edit/`, { replace: true });
  };
  const saving = useSaving({ rules: useRecordRules(layout), form, onSaved, uploads: useUploadsUnderWay() });
  const preview = usePreview({ layout, form, save: saving.save });
  const restore = useRevisionRestore({
    editing,
    restore: ({ id: revisionId }, { id, etag }) => restoreRevision(entity, { id, etag, revisionId }),
  });

  return {
    ...{ layout, editing, form, saving, preview },
    restoreRevision: restore,
    referenceNames: references.names,
    rememberReference: references.remember,
    cancel: () => navigate(listHref),
    /** Of the record as it is stored. */
    sitePath: form.base.id === undefined ? undefined : pathForVisitors(entity, form.base.values),

    /** The three versions of a record that somebody else has saved meanwhile. */
    versions(theirs: StoredRecord): Versions {
      const { values, base } = form.latest.current;
      return { yours: values, original: base.values, theirs: valuesOfRecord(entity, theirs.record) };
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
  const sitePath = pathForVisitors(layout.entity, saved.record);
  showNotice({
    text: t('The {noun} has been saved.', { noun: layout.noun }),
    stays: 'on-next-page',
    action: sitePath ? { label: t('View on the site'), href: sitePath } : undefined,
  });
}

/** Back to the list with its search and order, if they are known. */
function useListHref(layout: FormLayout): string {
  const { state } = useLocation();
  const from: unknown = state && typeof state === 'object' && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith(layout.list.to) ? from : layout.list.to;
}

/** How a new or stored record is saved. */
function useRecordRules(layout: FormLayout): SavingRules {
  const confirm = useConfirmEmptying(layout);
  return {
    check(values, base) {
      const mayBeEmpty = base.id === undefined ? [] : htmlFieldsOf(layout);
      const stored = base.id === undefined ? {} : base.values;
      return validateValues(layout.entity, values, { stored, mayBeEmpty });
    },
    confirm,
    send: recordSender(layout.entity),
  };
}

/** Emptying a text that exists deletes it, so this needs confirmation (specification/back-office.md, "Forms"). */
function useConfirmEmptying(layout: FormLayout) {
  const confirm = useConfirm();
  return async (values: FormValues, base: Base): Promise<boolean> => {
    const { fields } = layout.entity;
    const emptied = htmlFieldsOf(layout).find((name) => {
      const field = fields[name];
      return field?.required && base.id !== undefined && isEmptyValue(field, values[name]);
    });
    if (!emptied) return true;
    return confirm({
      title: t('Save without {label}?', { label: t(fields[emptied]?.label ?? '') }),
      text: t('The content is empty. All existing content will be deleted.'),
      action: t('Delete content'),
    });
  };
}

function htmlFieldsOf(layout: FormLayout): string[] {
  return Object.entries(layout.entity.fields)
    .filter(([, field]) => field.kind === 'html')
    .map(([name]) => name);
}

type PreviewOptions = {
  layout: FormLayout;
  form: Editing['form'];
  save: (after: After) => Promise<boolean>;
};

/** Previews what is saved. A draft is saved first; a published record is not saved just for the preview. */
function usePreview({ layout: { entity }, form, save }: PreviewOptions) {
  const [notice, setNotice] = useState<Notice>();
  async function open(): Promise<void> {
    const isDraft = entity.hasDrafts && form.latest.current.values.published === false;
    const { id } = form.latest.current.base;
    if (id === undefined || (form.isDirty && !isDraft)) {
      setNotice({ kind: 'info', text: t('The preview shows what is saved: please save first (Ctrl+S).') });
      return;
    }
    try {
      const prepare = async () => !form.isDirty || (await save('stay'));
      const isOpened = await openPreview({ path: entity.path, id, prepare });
      if (!isOpened) setNotice({ kind: 'error', text: blockedPreviewMessage });
    } catch (error) {
      setNotice({ kind: 'error', text: messageOf(error) });
    }
  }
  return { notice, open, clearNotice: () => setNotice(undefined) };
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
