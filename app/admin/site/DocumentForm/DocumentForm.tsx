import { Button } from '@mantine/core';
import { useCallback } from 'react';
import { listsOf } from '#content/site-documents/document-places.ts';
import type { SiteDocument } from '#content/site-documents/site-document.ts';
import { ActionBar } from '../../forms/ActionBar/ActionBar.tsx';
import { DraftOffer } from '../../forms/DraftOffer/DraftOffer.tsx';
import { type FailedForm, FailureMessage } from '../../forms/FailureMessage/FailureMessage.tsx';
import { HistoryDrawer } from '../../forms/HistoryDrawer/HistoryDrawer.tsx';
import { MergeDialog } from '../../forms/MergeDialog/MergeDialog.tsx';
import type { StoredRecord } from '../../forms/record-calls.ts';
import { Message } from '../../shell/Message/Message.tsx';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { DocumentFields } from '../DocumentFields/DocumentFields.tsx';
import { readDocumentRevisions } from '../document-calls.ts';
import { documentOfValues, placesInForm } from '../document-form-values.ts';
import { type DocumentFormParts, documentListPath, useDocumentForm } from '../use-document-form.ts';
import styles from './DocumentForm.module.css';

type DocumentFormProps = { document: SiteDocument; stored: StoredRecord };

/** The form of one site document. */
export function DocumentForm({ document, stored }: DocumentFormProps) {
  const parts = useDocumentForm(document, stored);
  const { form, saving, draft } = parts;
  return (
    <>
      <PageHeader
        title={document.label}
        summary={document.help}
        crumbs={[{ label: 'Site', to: documentListPath }]}
        actions={
          <Button variant="default" onClick={() => parts.setIsHistoryOpen(true)}>
            History
          </Button>
        }
      />
      <form
        className={styles.form}
        noValidate
        aria-label={`Edit ${document.label}`}
        onSubmit={(event) => {
          event.preventDefault();
          void parts.save('leave', { isDraft: false });
        }}
      >
        <Notices parts={parts} />
        <DocumentFields fields={document.fields} way="" path="" form={form} />
        {saving.failure ? <FailureMessage form={failedFormOf(parts)} failure={saving.failure} /> : null}
        <ActionBar
          isNew={false}
          isDirty={form.isDirty}
          isSaving={saving.isSaving}
          isDraftRefused={draft.isRefused}
          siteAddress={document.shownOn}
          onCancel={parts.cancel}
          onSaveAndStay={() => void parts.save('stay', { isDraft: false })}
          onSaveDraft={() => void parts.save('stay', { isDraft: true })}
        />
      </form>
      <Dialogs parts={parts} />
    </>
  );
}

function Notices({ parts: { draft, form, hasStoredDraft, ...parts } }: { parts: DocumentFormParts }) {
  return (
    <div className={styles.messages}>
      {draft.offer ? (
        <DraftOffer
          draft={draft.offer}
          isOutdated={draft.offer.etag !== form.base.etag}
          onRestore={parts.restoreDraft}
          onDiscard={draft.settleOffer}
        />
      ) : null}
      {draft.isOpenElsewhere ? (
        <Message kind="info">
          This document is open in another window too. Neither overwrites the other silently.
        </Message>
      ) : null}
      {hasStoredDraft ? (
        <Message kind="info">This is a draft that visitors do not see yet. Saving publishes it.</Message>
      ) : null}
    </div>
  );
}

function Dialogs({ parts }: { parts: DocumentFormParts }) {
  const { document, saving } = parts;
  const { key } = document;
  const readHistory = useCallback(
    (options: { signal: AbortSignal }) => readDocumentRevisions(key, options),
    [key],
  );
  return (
    <>
      {saving.conflict ? <Merging parts={parts} theirs={saving.conflict.theirs} /> : null}
      {parts.isHistoryOpen ? (
        <HistoryDrawer
          read={readHistory}
          onRestore={parts.restoreRevision}
          onClose={() => parts.setIsHistoryOpen(false)}
        />
      ) : null}
    </>
  );
}

const noNames: ReadonlyMap<string, string> = new Map();

function Merging({ parts, theirs }: { parts: DocumentFormParts; theirs: StoredRecord }) {
  const { fields } = parts.document;
  const versions = parts.versions(theirs);
  const places = [versions.theirs, versions.yours].flatMap((values) => placesInForm(fields, values));
  return (
    <MergeDialog
      fieldOf={(way) => {
        const place = places.find((candidate) => candidate.way === way);
        return place && { kind: place.field.kind, label: place.label };
      }}
      versions={versions}
      names={noNames}
      onSave={parts.saveMerged}
      onClose={parts.saving.endConflict}
    />
  );
}

function failedFormOf({ document: { fields }, form }: DocumentFormParts): FailedForm {
  const places = [
    ...placesInForm(fields, form.values),
    ...listsOf(fields, documentOfValues(fields, form.values)),
  ];
  return {
    noun: 'document',
    inPageOrder: (ways) => places.map(({ way }) => way).filter((way) => ways.includes(way)),
    labelOf: (way) => places.find((place) => place.way === way)?.label ?? way,
  };
}
