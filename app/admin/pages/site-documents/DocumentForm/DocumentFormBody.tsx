import { Button } from '@mantine/core';
import { type ReactNode, useCallback } from 'react';
import type { DocumentFields as DeclaredFields } from '#content/documents/document-field.ts';
import { listsOf } from '#content/documents/document-places.ts';
import { DocumentChecks } from '../../../kit/form-checks/DocumentChecks.tsx';
import { ActionBar } from '../../../kit/forms/ActionBar/ActionBar.tsx';
import { documentOfValues, placesInForm } from '../../../kit/forms/document-form-values.ts';
import { type FailedForm, FailureMessage } from '../../../kit/forms/FailureMessage/FailureMessage.tsx';
import { FormDialogs } from '../../../kit/forms/FormDialogs/FormDialogs.tsx';
import { FormNotices } from '../../../kit/forms/FormNotices/FormNotices.tsx';
import type { FormFrame } from '../../../kit/forms/form-frame.ts';
import type { MergeDialogProps } from '../../../kit/forms/MergeDialog/MergeDialog.tsx';
import type { Versions } from '../../../kit/forms/merge-values.ts';
import type { PageOptions } from '../../../kit/forms/record-endpoints.ts';
import { useLinkedField } from '../../../kit/forms/use-linked-field.ts';
import { placeLabel } from '../../../kit/language/place-label.ts';
import { t } from '../../../kit/language/t.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import { PageHeader } from '../../../kit/page-parts/PageHeader/PageHeader.tsx';
import { PreviewLayout } from '../../../kit/preview/PreviewLayout/PreviewLayout.tsx';
import { PreviewToggle } from '../../../kit/preview/PreviewLayout/PreviewToggle.tsx';
import {
  type PreviewPanelState,
  usePreviewPanel,
} from '../../../kit/preview/PreviewLayout/use-preview-panel.ts';
import type { PreviewSubject } from '../../../kit/preview/preview-subject.ts';
import { TranslationLinks } from '../../../kit/translations/TranslationLinks/TranslationLinks.tsx';
import { documentTranslationPath } from '../../../kit/translations/translation-paths.ts';
import { readDocumentRevisions } from '../document-endpoints.ts';
import { type DocumentFormParts, documentListPath } from '../use-document-form.ts';
import styles from './DocumentForm.module.css';

type BodyProps = {
  parts: DocumentFormParts;
  subject: PreviewSubject;
  frame?: FormFrame | undefined;
  /** What leads to its fields, where it has no frame. */
  above: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** What the forms of all site documents have around their fields: preview, notices, actions, history, conflicts. */
export function DocumentFormBody({ parts, subject, frame, above, children }: BodyProps) {
  const { document, editing, form, saving } = parts;
  useLinkedField();
  const panel = usePreviewPanel({ isOpenAtFirst: true });
  return (
    <PreviewLayout panel={panel} subject={subject}>
      {frame ? (
        frame.head(<PreviewToggle panel={panel} />)
      ) : (
        <>
          <FormHead parts={parts} panel={panel} />
          <TranslationLinks
            path={`/site-documents/${document.key}`}
            hrefOf={(language) => documentTranslationPath(document.key, language)}
          />
          {above}
        </>
      )}
      <form
        className={styles.form}
        noValidate
        aria-label={t('Edit {document}', { document: t(document.label) })}
        onSubmit={(event) => {
          event.preventDefault();
          void saving.save('leave');
        }}
      >
        <FormNotices editing={editing} noun={t('document')}>
          {parts.hasStoredDraft ? (
            <Message kind="info">
              {t('This is a draft that visitors do not see yet. Saving publishes it.')}
            </Message>
          ) : null}
        </FormNotices>
        <DocumentChecks fields={document.fields} values={form.values} />
        {children}
        {saving.failure ? <FailureMessage form={failedFormOf(parts)} failure={saving.failure} /> : null}
        {frame ? frame.bar(saving.isSaving) : <Actions parts={parts} />}
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
      title={t(document.label)}
      summary={t(document.help)}
      crumbs={[{ label: t('Site'), to: documentListPath }]}
      actions={
        <>
          <PreviewToggle panel={panel} />
          <Button variant="default" onClick={() => editing.setIsHistoryOpen(true)}>
            {t('History')}
          </Button>
        </>
      }
    />
  );
}

function Actions({ parts }: Parts) {
  const { editing, form, saving } = parts;
  return (
    <ActionBar
      isNew={false}
      isDirty={form.isDirty}
      isSaving={saving.isSaving}
      isDraftRefused={editing.draft.isRefused}
      sitePath={parts.shownOn}
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
    return place && { kind: place.field.kind, label: placeLabel(place.label) };
  };
}

function failedFormOf({ document: { fields }, form }: DocumentFormParts): FailedForm {
  const places = [
    ...placesInForm(fields, form.values),
    ...listsOf(fields, documentOfValues(fields, form.values)),
  ];
  return {
    noun: t('document'),
    inPageOrder: (idPaths) => places.map(({ idPath }) => idPath).filter((idPath) => idPaths.includes(idPath)),
    labelOf: (idPath) => placeLabel(places.find((place) => place.idPath === idPath)?.label ?? idPath),
  };
}
