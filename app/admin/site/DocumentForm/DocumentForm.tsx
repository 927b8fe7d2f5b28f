import { Button } from '@mantine/core';
import { useCallback } from 'react';
import type { DocumentFields as DeclaredFields } from '#content/site-documents/document-field.ts';
import { listsOf } from '#content/site-documents/document-places.ts';
import type { SiteDocument } from '#content/site-documents/site-document.ts';
import { AppearanceFields } from '../../appearance/AppearanceFields/AppearanceFields.tsx';
import { DocumentChecks } from '../../checks/FormChecks/DocumentChecks.tsx';
import { ActionBar } from '../../forms/ActionBar/ActionBar.tsx';
import { type FailedForm, FailureMessage } from '../../forms/FailureMessage/FailureMessage.tsx';
import { FormDialogs } from '../../forms/FormDialogs/FormDialogs.tsx';
import { FormNotices } from '../../forms/FormNotices/FormNotices.tsx';
import type { StoredRecord } from '../../forms/form-values.ts';
import type { MergeDialogProps } from '../../forms/MergeDialog/MergeDialog.tsx';
import type { Versions } from '../../forms/merge-values.ts';
import type { PageOptions } from '../../forms/record-endpoints.ts';
import { useLinkedField } from '../../forms/use-linked-field.ts';
import { documentSubjectOf } from '../../preview/document-subject.ts';
import { PreviewLayout } from '../../preview/PreviewLayout/PreviewLayout.tsx';
import { PreviewToggle } from '../../preview/PreviewLayout/PreviewToggle.tsx';
import { type PreviewPanelState, usePreviewPanel } from '../../preview/PreviewLayout/use-preview-panel.ts';
import { Message } from '../../shell/Message/Message.tsx';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { DocumentFields } from '../DocumentFields/DocumentFields.tsx';
import { readDocumentRevisions } from '../document-endpoints.ts';
import { documentOfValues, placesInForm } from '../document-form-values.ts';
import { type DocumentFormParts, documentListPath, useDocumentForm } from '../use-document-form.ts';
import styles from './DocumentForm.module.css';

type DocumentFormProps = { document: SiteDocument; stored: StoredRecord };

/** The form of one site document. */
export function DocumentForm({ document, stored }: DocumentFormProps) {
  const parts = useDocumentForm(document, stored);
  const { editing, form, saving } = parts;
  useLinkedField();
  const panel = usePreviewPanel();
  return (
    <PreviewLayout panel={panel} subject={documentSubjectOf(parts)}>
      <FormHead parts={parts} panel={panel} />
      <form
        className={styles.form}
        noValidate
        aria-label={`Edit ${document.label}`}
        onSubmit={(event) => {
          event.preventDefault();
          void saving.save('leave');
        }}
      >
        <FormNotices editing={editing} noun="document">
          {parts.hasStoredDraft ? (
            <Message kind="info">This is a draft that visitors do not see yet. Saving publishes it.</Message>
          ) : null}
        </FormNotices>
        <DocumentChecks fields={document.fields} values={form.values} />
        {document.key === 'appearance' ? (
          <AppearanceFields form={form} />
        ) : (
          <DocumentFields fields={document.fields} idPath="" path="" form={form} />
        )}
        {saving.failure ? <FailureMessage form={failedFormOf(parts)} failure={saving.failure} /> : null}
        <Actions parts={parts} />
      </form>
      <DocumentDialogs parts={parts} />
    </PreviewLayout>
  );
}

type Parts = { parts: DocumentFormParts };

function FormHead({ parts, panel }: Parts & { panel: PreviewPanelState }) {
  const { document, editing } = parts;
  return (
    <PageHeader
      title={document.label}
      summary={document.help}
      crumbs={[{ label: 'Site', to: documentListPath }]}
      actions={
        <>
          <PreviewToggle panel={panel} />
          <Button variant="default" onClick={() => editing.setIsHistoryOpen(true)}>
            History
          </Button>
        </>
      }
    />
  );
}

function Actions({ parts }: Parts) {
  const { document, editing, form, saving } = parts;
  return (
    <ActionBar
      isNew={false}
      isDirty={form.isDirty}
      isSaving={saving.isSaving}
      isDraftRefused={editing.draft.isRefused}
      sitePath={document.shownOn}
      onCancel={parts.cancel}
      onSaveAndStay={() => void saving.save('stay')}
      onSaveDraft={() => void saving.save('stay', { isDraft: true })}
    />
  );
}

function DocumentDialogs({ parts }: Parts) {
  const { key, fields } = parts.document;
  const readHistory = useCallback((options: PageOptions) => readDocumentRevisions(key, options), [key]);
  return (
    <FormDialogs
      editing={parts.editing}
      saving={parts.saving}
      mergeWith={(theirs) => {
        const versions = parts.versions(theirs);
        return { versions, names: noNames, fieldOf: fieldFinder(fields, versions) };
      }}
      readHistory={readHistory}
      onRestore={parts.restoreRevision}
    />
  );
}

const noNames: ReadonlyMap<string, string> = new Map();

/** Finds the fields of what two administrators have, the items of either among them. */
function fieldFinder(fields: DeclaredFields, { theirs, yours }: Versions): MergeDialogProps['fieldOf'] {
  const places = [theirs, yours].flatMap((values) => placesInForm(fields, values));
  return (idPath) => {
    const place = places.find((candidate) => candidate.idPath === idPath);
    return place && { kind: place.field.kind, label: place.label };
  };
}

function failedFormOf({ document: { fields }, form }: DocumentFormParts): FailedForm {
  const places = [
    ...placesInForm(fields, form.values),
    ...listsOf(fields, documentOfValues(fields, form.values)),
  ];
  return {
    noun: 'document',
    inPageOrder: (idPaths) => places.map(({ idPath }) => idPath).filter((idPath) => idPaths.includes(idPath)),
    labelOf: (idPath) => places.find((place) => place.idPath === idPath)?.label ?? idPath,
  };
}
