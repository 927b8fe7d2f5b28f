import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { listsOf } from '#content/site-documents/document-places.ts';
import type { SiteDocument } from '#content/site-documents/site-document.ts';
import { type FormValues, hasChanges } from '../forms/form-values.ts';
import type { Versions } from '../forms/merge-values.ts';
import type { Revision, StoredRecord } from '../forms/record-calls.ts';
import type { Base } from '../forms/send-record.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useFormState } from '../forms/use-form-state.ts';
import { useLeaveGuard } from '../forms/use-leave-guard.ts';
import { type After, type SavingRules, useSaving } from '../forms/use-saving.ts';
import { useUploadsUnderWay } from '../media/uploads-under-way.ts';
import { useConfirm } from '../shell/Confirm/use-confirm.tsx';
import { messageOf } from '../shell/message-of.ts';
import { showNotice } from '../shell/Notices/notice-store.ts';
import { draftOf, editedValueOf, restoreDocument, sendDocument } from './document-calls.ts';
import { documentOfValues, valuesOfDocument } from './document-form-values.ts';
import { mergeListOrders } from './merge-documents.ts';

export const documentListPath = '/admin/site/';

export type DocumentFormParts = ReturnType<typeof useDocumentForm>;

/** Everything the form of one document does. */
export function useDocumentForm(document: SiteDocument, stored: StoredRecord) {
  const { fields } = document;
  const baseOf = (record: StoredRecord | undefined): Base => ({
    id: record?.id,
    etag: record?.etag ?? '',
    values: valuesOfDocument(fields, record && editedValueOf(record.record)),
  });
  const form = useFormState(stored, baseOf);
  const draft = useDraft(`site/${document.key}`, form);
  const [hasStoredDraft, setHasStoredDraft] = useState(draftOf(stored.record) !== undefined);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const navigate = useNavigate();
  const hasUnsaved = () => hasChanges(form.latest.current.values, form.latest.current.base.values);
  const guard = useLeaveGuard({ hasUnsaved, onGiveUp: draft.end });
  const isDraftWanted = useRef(false);

  const rules: SavingRules = {
    // The server knows every rule of a document, and responds quickly.
    check: () => ({}),
    confirm: async () => true,
    send: (values, base) => sendDocument(document, { values, base, isDraft: isDraftWanted.current }),
  };
  const onSaved = (saved: StoredRecord, { after }: { after: After }) => {
    setHasStoredDraft(draftOf(saved.record) !== undefined);
    const isDraft = isDraftWanted.current;
    const text = isDraft ? 'The draft has been saved.' : `"${document.label}" has been saved.`;
    if (after === 'stay') return showNotice({ text });
    guard.letGo();
    navigate(documentListPath);
    const action = isDraft ? undefined : { label: 'View on the site', href: document.shownOn };
    showNotice({ text, stays: 'on-next-page', action });
  };
  const saving = useSaving({ rules, form, onSaved, uploads: useUploadsUnderWay() });
  const save = (after: After, { isDraft }: { isDraft: boolean }) => {
    isDraftWanted.current = isDraft;
    return saving.save(after);
  };

  return {
    ...{ document, form, draft, saving, save, hasStoredDraft, isHistoryOpen, setIsHistoryOpen },
    cancel: () => navigate(documentListPath),

    restoreDraft() {
      const { offer } = draft;
      if (!offer) return;
      form.replace({ base: { ...form.base, etag: offer.etag, values: offer.base }, values: offer.values });
      draft.settleOffer();
    },
    /** The three versions of a document that somebody else has saved meanwhile, their lists in one order. */
    versions(theirs: StoredRecord): Versions {
      const { values, base } = form.latest.current;
      const other = baseOf(theirs).values;
      const ways = [values, other].flatMap((some) => listsOf(fields, documentOfValues(fields, some)));
      const listWays = [...new Set(ways.map(({ way }) => way))];
      return mergeListOrders({ yours: values, original: base.values, theirs: other }, listWays);
    },
    saveMerged(merged: FormValues) {
      const { conflict } = saving;
      if (!conflict) return;
      form.replace({ base: baseOf(conflict.theirs), values: merged });
      saving.endConflict();
      void saving.save(conflict.after);
    },
    restoreRevision: useRestore(document, { form, baseOf, onDone: () => setIsHistoryOpen(false) }),
  };
}

type Restoring = {
  form: ReturnType<typeof useFormState>;
  baseOf: (record: StoredRecord) => Base;
  onDone: () => void;
};

function useRestore(document: SiteDocument, { form, baseOf, onDone }: Restoring) {
  const confirm = useConfirm();
  return async (revision: Revision) => {
    const isSure = await confirm({
      title: `Restore version ${revision.version}?`,
      text: form.isDirty
        ? 'What you have changed and not saved will be lost. The current version stays in the history.'
        : 'The current version stays in the history.',
      action: 'Restore',
      tone: 'plain',
    });
    if (!isSure) return;
    try {
      const { etag } = form.latest.current.base;
      const base = baseOf(await restoreDocument(document.key, { id: revision.id, etag }));
      form.replace({ base, values: base.values });
      showNotice({ text: `Version ${revision.version} has been restored.` });
    } catch (error) {
      showNotice({ kind: 'error', text: messageOf(error, 'The version could not be restored.') });
    }
    onDone();
  };
}
