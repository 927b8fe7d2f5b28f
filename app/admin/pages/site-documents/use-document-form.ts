import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { listsOf } from '#content/documents/document-places.ts';
import { judgeDocument } from '#content/documents/judge-document.ts';
import type { SiteDocument } from '#content/documents/site-document.ts';
import type { ApiRecord, Base, FormValues, StoredRecord } from '../../kit/api/form-values.ts';
import { useFetched } from '../../kit/api/use-fetched.ts';
import { documentOfValues, idPathOf, valuesOfDocument } from '../../kit/forms/document-form-values.ts';
import type { Versions } from '../../kit/forms/merge-values.ts';
import { type Editing, useEditing } from '../../kit/forms/use-editing.ts';
import { useRevisionRestore } from '../../kit/forms/use-revision-restore.ts';
import { type After, type SavingRules, useSaving } from '../../kit/forms/use-saving.ts';
import type { FieldMessages } from '../../kit/forms/validate-values.ts';
import { t } from '../../kit/language/t.ts';
import { useUploadsUnderWay } from '../../kit/media/uploads-under-way.ts';
import { showNotice } from '../../kit/notices/Notices/notice-store.ts';
import {
  draftOf,
  editedValueOf,
  listDocuments,
  restoreDocument,
  sendDocument,
} from './document-endpoints.ts';
import { mergeListOrders } from './merge-documents.ts';
import { renamePages } from './renamed-pages.ts';

export const documentListPath = '/admin/site/';

export type DocumentFormParts = ReturnType<typeof useDocumentForm>;

type DocumentFormOptions = {
  stored: StoredRecord;
  /** Where one comes to once it is saved. */
  leadsTo: string;
};

/** The state and the actions of a site document's form. */
export function useDocumentForm(document: SiteDocument, { stored, leadsTo }: DocumentFormOptions) {
  const { key, fields } = document;
  const readBase = (record: StoredRecord | undefined): Base => ({
    id: record?.id,
    etag: record?.etag ?? '',
    values: valuesOfDocument(fields, record && editedValueOf(record.record)),
  });
  const editing = useEditing({ stored, readBase, draftPath: `site/${key}` });
  const { form } = editing;
  const navigate = useNavigate();
  const shownOn = useShownOn(document);
  const saving = useDocumentSaving({ document, stored, leadsTo, editing, shownOn });
  const restore = useRevisionRestore({
    editing,
    async restore({ id }, { etag }) {
      const restored = await restoreDocument(key, { id, etag });
      saving.setRecord(restored.record);
      return restored;
    },
  });

  return {
    ...{ document, editing, form, shownOn, ...saving },
    restoreRevision: restore,
    cancel: () => navigate(documentListPath),

    /** The three versions of a document that somebody else has saved meanwhile, their lists in one order. */
    versions(theirs: StoredRecord): Versions {
      const { values, base } = form.latest.current;
      const other = readBase(theirs).values;
      const lists = [values, other].flatMap((some) => listsOf(fields, documentOfValues(fields, some)));
      const listIdPaths = [...new Set(lists.map(({ idPath }) => idPath))];
      return mergeListOrders({ yours: values, original: base.values, theirs: other }, listIdPaths);
    },
  };
}

/** The path of a page that shows a document; undefined until it is known, and where there is none. */
function useShownOn({ key, shownOn }: SiteDocument): string | undefined {
  const read = useCallback(
    async ({ signal }: { signal: AbortSignal }) =>
      shownOn.startsWith('/')
        ? shownOn
        : (await listDocuments(signal)).find((one) => one.key === key)?.shownOn,
    [key, shownOn],
  );
  return useFetched(read).data || undefined;
}

type DocumentSavingOptions = DocumentFormOptions & {
  document: SiteDocument;
  editing: Editing;
  shownOn: string | undefined;
};

/** Saves a document for visitors, or as a draft that only administrators see. */
function useDocumentSaving({ document, stored, leadsTo, editing, shownOn }: DocumentSavingOptions) {
  const [record, setRecord] = useState<ApiRecord>(stored.record);
  const published = valuesOfDocument(document.fields, record.value);
  const [pagesToRename, setPagesToRename] = useState<readonly string[]>([]);
  const navigate = useNavigate();

  const rules: SavingRules = {
    check: (values, base) => validateDocument(document, values, base.values),
    confirm: async () => true,
    async send(values, base, { isDraft }) {
      const fields = isDraft ? {} : await renamePages(document, { values, published, chosen: pagesToRename });
      if (Object.keys(fields).length > 0)
        return { kind: 'failed', message: t('A page could not be renamed.'), fields };
      return sendDocument(document, { values, base, isDraft });
    },
  };
  const onSaved = (saved: StoredRecord, { after, isDraft }: { after: After; isDraft: boolean }) => {
    setRecord(saved.record);
    if (!isDraft) setPagesToRename([]);
    const text = isDraft
      ? t('The draft has been saved.')
      : t('"{document}" has been saved.', { document: t(document.label) });
    if (after === 'stay') return showNotice({ text });
    editing.guard.letGo();
    navigate(leadsTo);
    const action = isDraft || !shownOn ? undefined : { label: t('View on the site'), href: shownOn };
    showNotice({ text, stays: 'on-next-page', action });
  };
  const saving = useSaving({ rules, form: editing.form, onSaved, uploads: useUploadsUnderWay() });
  const hasStoredDraft = draftOf(record) !== undefined;
  return { saving, hasStoredDraft, published, setRecord, pagesToRename, setPagesToRename };
}

/** What can be told of a document's form without the server, beside its fields. */
function validateDocument(document: SiteDocument, values: FormValues, stored: FormValues): FieldMessages {
  const { fields } = document;
  const value = documentOfValues(fields, values);
  const messages = judgeDocument(document, { value, before: documentOfValues(fields, stored) });
  const placed: FieldMessages = {};
  for (const [path, message] of Object.entries(messages)) {
    const idPath = idPathOf(fields, values, path);
    if (idPath !== undefined) placed[idPath] ??= message;
  }
  return placed;
}
