import { Button } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { placesOfRecord } from '#content/editorial/checks/scan-places.ts';
import { messageNounOf } from '#content/kit/nouns.shared.ts';
import type { StoredRecord } from '../../api/form-values.ts';
import type { Candidate } from '../../api/related-records.ts';
import { type FieldContext, FieldControl } from '../../controls/FieldControl/FieldControl.tsx';
import { ItemListControl } from '../../controls/ItemListControl/ItemListControl.tsx';
import { FormChecks } from '../../form-checks/FormChecks.tsx';
import { ActionBar } from '../../forms/ActionBar/ActionBar.tsx';
import { type FailedForm, FailureMessage } from '../../forms/FailureMessage/FailureMessage.tsx';
import { FormDialogs } from '../../forms/FormDialogs/FormDialogs.tsx';
import { FormNotices } from '../../forms/FormNotices/FormNotices.tsx';
import { inPageOrder, placeIdOf } from '../../forms/focus-field.ts';
import type { FormFrame } from '../../forms/form-frame.ts';
import { type FormLayout, type FormSection, searchSection } from '../../forms/form-layout.ts';
import { type PageOptions, readRevisionsAt } from '../../forms/record-endpoints.ts';
import type { FormState } from '../../forms/use-form-state.ts';
import { useLinkedField } from '../../forms/use-linked-field.ts';
import { t } from '../../language/t.ts';
import { Message } from '../../notices/Message/Message.tsx';
import { PageHeader } from '../../page-parts/PageHeader/PageHeader.tsx';
import { PreviewLayout } from '../../preview/PreviewLayout/PreviewLayout.tsx';
import { PreviewToggle } from '../../preview/PreviewLayout/PreviewToggle.tsx';
import { type PreviewPanelState, usePreviewPanel } from '../../preview/PreviewLayout/use-preview-panel.ts';
import { TranslationLinks } from '../../translations/TranslationLinks/TranslationLinks.tsx';
import { recordTranslationPath } from '../../translations/translation-paths.ts';
import { recordSubjectOf } from '../record-subject.ts';
import { SearchPreview } from '../SearchPreview/SearchPreview.tsx';
import { type RecordFormParts, useRecordForm } from '../use-record-form.ts';
import styles from './RecordForm.module.css';

const columns = ['main', 'side'] as const;

type RecordFormProps = {
  layout: FormLayout;
  /** Undefined for a new record. */
  stored: StoredRecord | undefined;
  /** Where it is one step among others. */
  frame?: FormFrame;
};

/** The form of one record, new or stored (specification/back-office.md, "Forms"). */
export function RecordForm({ layout, stored, frame }: RecordFormProps) {
  const parts = useRecordForm(layout, { stored, leadsTo: frame?.leadsTo });
  const { editing, form, saving } = parts;
  const { notice } = parts.preview;
  const isNew = form.base.id === undefined;
  useLinkedField();
  const panel = usePreviewPanel({ isOpenAtFirst: frame !== undefined });
  return (
    <PreviewLayout panel={panel} subject={recordSubjectOf(parts)}>
      {frame ? frame.head(<PreviewToggle panel={panel} />) : <FormHead parts={parts} panel={panel} />}
      <form
        className={styles.form}
        noValidate
        aria-label={isNew ? t('New {noun}', { noun: layout.noun }) : t('Edit {noun}', { noun: layout.noun })}
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
        <FormFoot parts={parts} frame={frame} />
      </form>
      <RecordDialogs parts={parts} />
    </PreviewLayout>
  );
}

type FormSectionsProps = {
  layout: FormLayout;
  form: FormState;
  isInert: boolean;
  onReferenceChosen: (record: Candidate | undefined) => void;
};

function FormSections({ layout, form, isInert, onReferenceChosen }: FormSectionsProps) {
  const [chosen, setChosen] = useState<Candidate>();
  const handleChosen = useCallback(
    (record: Candidate | undefined) => {
      setChosen(record);
      onReferenceChosen(record);
    },
    [onReferenceChosen],
  );
  const { base } = form;
  const storedSlug = String(base.values.slug ?? '');
  const isPublished = base.id !== undefined && (!layout.entity.hasDrafts || base.values.published === true);
  const categorySlug = chosen?.slug;
  const context: FieldContext = useMemo(
    () => ({ layout, storedSlug, isPublished, categorySlug, onReferenceChosen: handleChosen }),
    [layout, storedSlug, isPublished, categorySlug, handleChosen],
  );
  const { fields } = layout.entity;
  const places = useMemo(() => placesOfRecord(fields, form.values), [fields, form.values]);
  return (
    <div className={styles.columns} inert={isInert}>
      {columns.map((column) => (
        <div key={column} className={styles.column}>
          {column === 'side' && base.id !== undefined ? <FormChecks places={places} isOpen /> : null}
          {layout.sections
            .filter((section) => section.column === column)
            .map((section) => (
              <Section key={section.title} section={section} form={form} context={context} />
            ))}
          {column === 'side' && base.id !== undefined ? (
            <RecordTranslations entity={layout.entity} id={base.id} />
          ) : null}
        </div>
      ))}
    </div>
  );
}

function RecordTranslations({ entity, id }: { entity: FormLayout['entity']; id: number }) {
  return (
    <TranslationLinks
      path={`/${entity.path}/${id}`}
      hrefOf={(language) => recordTranslationPath(entity, id, language)}
    />
  );
}

type SectionProps = { section: FormSection; form: FormState; context: FieldContext };

function Section({ section, form, context }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{section.title}</h2>
      {section.help ? <p className={styles.help}>{section.help}</p> : null}
      {section.rows.map((row) => (
        <div key={String(row)} className={styles.row}>
          {[row].flat().map((name) => (
            <FieldPlace key={name} name={name} form={form} context={context} />
          ))}
        </div>
      ))}
      {section === searchSection ? <SearchPreview layout={context.layout} values={form.values} /> : null}
    </section>
  );
}

type FieldPlaceProps = { name: string; form: FormState; context: FieldContext };

function FieldPlace({ name, form, context }: FieldPlaceProps) {
  const field = context.layout.entity.fields[name];
  if (field?.kind === 'itemList') return <ItemListControl name={name} field={field} form={form} />;
  return (
    <div id={placeIdOf(name)} className={styles.place}>
      <FieldControl
        name={name}
        value={form.values[name]}
        title={titleFor(name, form, context)}
        context={context}
        error={form.messages[name]}
        onChange={form.change}
      />
    </div>
  );
}

/** The source field of a field that is generated from another one. */
function titleFor(name: string, form: FormState, { layout }: FieldContext): string | undefined {
  const field = layout.entity.fields[name];
  return field?.kind === 'slug' && field.from ? String(form.values[field.from] ?? '') : undefined;
}

/** What kept it from being saved, and what can be done. */
function FormFoot({ parts, frame }: { parts: RecordFormParts; frame: FormFrame | undefined }) {
  const { layout, editing, form, saving } = parts;
  return (
    <>
      {saving.failure ? (
        <FailureMessage form={failedFormOf(layout)} failure={saving.failure} onSaveAsNew={parts.saveAsNew} />
      ) : null}
      {frame ? (
        frame.bar(saving.isSaving)
      ) : (
        <ActionBar
          isNew={form.base.id === undefined}
          isDirty={form.isDirty}
          isSaving={saving.isSaving}
          isDraftRefused={editing.draft.isRefused}
          sitePath={parts.sitePath}
          onCancel={parts.cancel}
          onSaveAndStay={() => void saving.save('stay')}
        />
      )}
    </>
  );
}

function FormHead({ parts, panel }: { parts: RecordFormParts; panel: PreviewPanelState }) {
  const { layout, form } = parts;
  const isNew = form.base.id === undefined;
  const title = String(form.base.values[layout.entity.card.title] ?? '');
  return (
    <PageHeader
      title={
        isNew
          ? t('New {noun}', { noun: layout.noun })
          : shorten(title) || t('Edit {noun}', { noun: layout.noun })
      }
      crumbs={[{ label: layout.list.label, to: layout.list.to }]}
      actions={
        <>
          <PreviewToggle panel={panel} />
          {layout.besides.map(({ label, pathOf }) =>
            form.base.id === undefined ? null : (
              <Button key={label} variant="default" component={Link} to={pathOf(form.base.id)}>
                {label}
              </Button>
            ),
          )}
          {isNew ? null : (
            <Button variant="default" onClick={() => parts.editing.setIsHistoryOpen(true)}>
              {t('History')}
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
    noun: t(messageNounOf(layout.entity)),
    inPageOrder: (names) => inPageOrder(layout, names),
    labelOf: (name) => t(layout.entity.fields[name.split('/', 1)[0] ?? name]?.label ?? name),
  };
}

const longestTitle = 80;

/** A social post's title is its caption, which may be long. */
function shorten(title: string): string {
  return title.length > longestTitle ? `${title.slice(0, longestTitle).trimEnd()}…` : title;
}
