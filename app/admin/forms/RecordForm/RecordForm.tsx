import { Button } from '@mantine/core';
import { useCallback } from 'react';
import { Message } from '../../shell/Message/Message.tsx';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { ActionBar } from '../ActionBar/ActionBar.tsx';
import { DraftOffer } from '../DraftOffer/DraftOffer.tsx';
import { type FailedForm, FailureMessage } from '../FailureMessage/FailureMessage.tsx';
import { inPageOrder } from '../focus-field.ts';
import type { FormLayout } from '../form-layout.ts';
import { HistoryDrawer } from '../HistoryDrawer/HistoryDrawer.tsx';
import { MergeDialog } from '../MergeDialog/MergeDialog.tsx';
import { readRevisions, type StoredRecord } from '../record-calls.ts';
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
  const { form, saving, draft } = parts;
  const isNew = form.base.id === undefined;
  return (
    <>
      <FormHead parts={parts} />
      <form
        className={styles.form}
        noValidate
        aria-label={isNew ? `New ${layout.noun}` : `Edit ${layout.noun}`}
        onSubmit={(event) => {
          event.preventDefault();
          void saving.save('leave');
        }}
      >
        <div className={styles.messages}>
          {draft.offer ? (
            <DraftOffer
              draft={draft.offer}
              isOutdated={draft.offer.etag !== form.base.etag}
              onRestore={parts.restoreDraft}
              onDiscard={draft.settleOffer}
            />
          ) : null}
          {draft.isOpenElsewhere && !isNew ? (
            <Message kind="info">
              This {layout.noun} is open in another window too. Neither overwrites the other silently.
            </Message>
          ) : null}
          {parts.notice ? <Message kind={parts.notice.kind}>{parts.notice.text}</Message> : null}
        </div>
        {/* Typing is disabled while a record is being created, since the page of the new record would lose it. */}
        <FormSections
          layout={layout}
          form={form}
          isInert={isNew && saving.isSaving}
          onReferenceChosen={parts.rememberReference}
        />
        {saving.failure ? (
          <div className={styles.messages}>
            <FailureMessage
              form={failedFormOf(layout)}
              failure={saving.failure}
              onSaveAsNew={parts.saveAsNew}
            />
          </div>
        ) : null}
        <ActionBar
          isNew={isNew}
          isDirty={form.isDirty}
          isSaving={saving.isSaving}
          isDraftRefused={draft.isRefused}
          siteAddress={parts.siteAddress}
          onCancel={parts.cancel}
          onSaveAndStay={() => void saving.save('stay')}
        />
      </form>
      <FormDialogs parts={parts} />
    </>
  );
}

function FormHead({ parts }: { parts: RecordFormParts }) {
  const { layout, form } = parts;
  const isNew = form.base.id === undefined;
  const title = String(form.base.values[layout.entity.card.title] ?? '');
  return (
    <PageHeader
      title={isNew ? `New ${layout.noun}` : shorten(title) || `Edit ${layout.noun}`}
      crumbs={[{ label: layout.list.label, to: layout.list.to }]}
      actions={
        <>
          {layout.entity.hasOwnPage ? (
            <Button variant="default" onClick={parts.preview}>
              Preview
            </Button>
          ) : null}
          {isNew ? null : (
            <Button variant="default" onClick={() => parts.setIsHistoryOpen(true)}>
              History
            </Button>
          )}
        </>
      }
    />
  );
}

function FormDialogs({ parts }: { parts: RecordFormParts }) {
  const { layout, form, saving } = parts;
  const id = form.base.id;
  const { entity } = layout;
  const readHistory = useCallback(
    (options: { signal: AbortSignal }) => readRevisions(entity, id ?? 0, options),
    [entity, id],
  );
  return (
    <>
      {saving.conflict ? (
        <MergeDialog
          fieldOf={(name) => layout.entity.fields[name]}
          versions={parts.versions(saving.conflict.theirs)}
          names={parts.referenceNames}
          onSave={parts.saveMerged}
          onClose={saving.endConflict}
        />
      ) : null}
      {parts.isHistoryOpen && id !== undefined ? (
        <HistoryDrawer
          read={readHistory}
          onRestore={parts.restoreRevision}
          onClose={() => parts.setIsHistoryOpen(false)}
        />
      ) : null}
    </>
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
