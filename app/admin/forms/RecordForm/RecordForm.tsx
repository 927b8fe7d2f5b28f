import { Button } from '@mantine/core';
import { useCallback } from 'react';
import { PreviewLayout } from '../../preview/PreviewLayout/PreviewLayout.tsx';
import { PreviewToggle } from '../../preview/PreviewLayout/PreviewToggle.tsx';
import { type PreviewPanelState, usePreviewPanel } from '../../preview/PreviewLayout/use-preview-panel.ts';
import { recordSubjectOf } from '../../preview/record-subject.ts';
import { Message } from '../../shell/Message/Message.tsx';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { ActionBar } from '../ActionBar/ActionBar.tsx';
import { type FailedForm, FailureMessage } from '../FailureMessage/FailureMessage.tsx';
import { FormDialogs } from '../FormDialogs/FormDialogs.tsx';
import { FormNotices } from '../FormNotices/FormNotices.tsx';
import { inPageOrder } from '../focus-field.ts';
import type { FormLayout } from '../form-layout.ts';
import type { StoredRecord } from '../form-values.ts';
import { type PageOptions, readRevisionsAt } from '../record-endpoints.ts';
import { useLinkedField } from '../use-linked-field.ts';
import { type RecordFormParts, useRecordForm } from '../use-record-form.ts';
import { FormSections } from './FormSections.tsx';
import styles from './RecordForm.module.css';

type RecordFormProps = {
  layout: FormLayout;
  /** Undefined for a new record. */
  stored: StoredRecord | undefined;
};

/** The form of one record, new or stored (specification/back-office.md, "Forms"). */
export function RecordForm({ layout, stored }: RecordFormProps) {
  const parts = useRecordForm(layout, stored);
  const { editing, form, saving } = parts;
  const { notice } = parts.preview;
  const isNew = form.base.id === undefined;
  useLinkedField();
  const panel = usePreviewPanel();
  return (
    <PreviewLayout panel={panel} subject={recordSubjectOf(parts)}>
      <FormHead parts={parts} panel={panel} />
      <form
        className={styles.form}
        noValidate
        aria-label={isNew ? `New ${layout.noun}` : `Edit ${layout.noun}`}
        onSubmit={(event) => {
          event.preventDefault();
          void saving.save('leave');
        }}
      >
        <FormNotices editing={editing} noun={layout.noun}>
          {notice ? <Message kind={notice.kind}>{notice.text}</Message> : null}
        </FormNotices>
        {/* Typing is disabled while a record is being created, since the page of the new record would lose it. */}
        <FormSections
          layout={layout}
          form={form}
          isInert={isNew && saving.isSaving}
          onReferenceChosen={parts.rememberReference}
        />
        <FormFoot parts={parts} />
      </form>
      <RecordDialogs parts={parts} />
    </PreviewLayout>
  );
}

/** What kept it from being saved, and what can be done. */
function FormFoot({ parts }: { parts: RecordFormParts }) {
  const { layout, editing, form, saving } = parts;
  return (
    <>
      {saving.failure ? (
        <FailureMessage form={failedFormOf(layout)} failure={saving.failure} onSaveAsNew={parts.saveAsNew} />
      ) : null}
      <ActionBar
        isNew={form.base.id === undefined}
        isDirty={form.isDirty}
        isSaving={saving.isSaving}
        isDraftRefused={editing.draft.isRefused}
        sitePath={parts.sitePath}
        onCancel={parts.cancel}
        onSaveAndStay={() => void saving.save('stay')}
      />
    </>
  );
}

function FormHead({ parts, panel }: { parts: RecordFormParts; panel: PreviewPanelState }) {
  const { layout, form } = parts;
  const isNew = form.base.id === undefined;
  const title = String(form.base.values[layout.entity.card.title] ?? '');
  return (
    <PageHeader
      title={isNew ? `New ${layout.noun}` : shorten(title) || `Edit ${layout.noun}`}
      crumbs={[{ label: layout.list.label, to: layout.list.to }]}
      actions={
        <>
          <PreviewToggle panel={panel} />
          {isNew ? null : (
            <Button variant="default" onClick={() => parts.editing.setIsHistoryOpen(true)}>
              History
            </Button>
          )}
        </>
      }
    />
  );
}

function RecordDialogs({ parts }: { parts: RecordFormParts }) {
  const { entity } = parts.layout;
  const { id } = parts.form.base;
  const readHistory = useCallback(
    (options: PageOptions) => readRevisionsAt(`/${entity.path}/${id ?? 0}`, options),
    [entity, id],
  );
  return (
    <FormDialogs
      editing={parts.editing}
      saving={parts.saving}
      mergeWith={(theirs) => ({
        fieldOf: (name) => entity.fields[name],
        versions: parts.versions(theirs),
        names: parts.referenceNames,
      })}
      readHistory={readHistory}
      onRestore={parts.restoreRevision}
    />
  );
}

function failedFormOf(layout: FormLayout): FailedForm {
  return {
    noun: layout.noun,
    inPageOrder: (names) => inPageOrder(layout, names),
    labelOf: (name) => layout.entity.fields[name]?.label ?? name,
  };
}

const longestTitle = 80;

/** A social post's title is its caption, which may be long. */
function shorten(title: string): string {
  return title.length > longestTitle ? `${title.slice(0, longestTitle).trimEnd()}…` : title;
}
