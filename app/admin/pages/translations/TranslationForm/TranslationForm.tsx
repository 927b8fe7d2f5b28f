import { Button } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { ActionBar } from '../../../kit/forms/ActionBar/ActionBar.tsx';
import { type FailedForm, FailureMessage } from '../../../kit/forms/FailureMessage/FailureMessage.tsx';
import { FormDialogs } from '../../../kit/forms/FormDialogs/FormDialogs.tsx';
import { FormNotices } from '../../../kit/forms/FormNotices/FormNotices.tsx';
import { type PageOptions, readRevisionsAt } from '../../../kit/forms/record-endpoints.ts';
import { t } from '../../../kit/language/t.ts';
import { readersNameOf } from '../../../kit/languages/language-label.ts';
import { MediaFrame } from '../../../kit/media/MediaFrame/MediaFrame.tsx';
import { PageHeader } from '../../../kit/page-parts/PageHeader/PageHeader.tsx';
import { PreviewLayout } from '../../../kit/preview/PreviewLayout/PreviewLayout.tsx';
import { PreviewToggle } from '../../../kit/preview/PreviewLayout/PreviewToggle.tsx';
import { usePreviewPanel } from '../../../kit/preview/PreviewLayout/use-preview-panel.ts';
import { translationEndpoint } from '../../../kit/translations/translation-endpoints.ts';
import type { LoadedTranslation } from '../load-translation.ts';
import { fieldAt, publishedKey } from '../translation-values.ts';
import { type TranslationFormParts, useTranslationForm } from '../use-translation-form.ts';
import { useTranslationPreview } from '../use-translation-preview.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { PublishedControl } from './PublishedControl.tsx';
import styles from './TranslationForm.module.css';
import { TranslationRows } from './TranslationRows.tsx';

type FormProps = { loaded: LoadedTranslation };
type PartsProps = FormProps & { parts: TranslationFormParts };

/** The form that translates something into one language, each text beside what it is translated from. */
export function TranslationForm({ loaded: opened }: FormProps) {
  const [loaded, setLoaded] = useState(opened);
  const parts = useTranslationForm(loaded, setLoaded);
  const panel = usePreviewPanel();
  const preview = useTranslationPreview(loaded, parts);
  if (!preview) return <FormFrame loaded={loaded} parts={parts} />;
  return (
    <PreviewLayout panel={panel} subject={preview}>
      <FormFrame loaded={loaded} parts={parts} toggle={<PreviewToggle panel={panel} />} />
    </PreviewLayout>
  );
}

function FormFrame({ loaded, parts, toggle }: PartsProps & { toggle?: ReactNode }) {
  const { subject, language } = loaded;
  const { editing, form, saving } = parts;
  return (
    <div className={styles.frame}>
      <FormHead loaded={loaded} parts={parts} toggle={toggle} />
      <LanguageLinks loaded={loaded} current={parts.translation} />
      <form
        className={styles.form}
        noValidate
        aria-label={t('Translate into {language}', { language: readersNameOf(language) })}
        onSubmit={(event) => {
          event.preventDefault();
          void saving.save('leave');
        }}
      >
        <FormNotices editing={editing} noun="translation" />
        {subject.image === undefined ? null : (
          <div className={styles.picture}>
            <MediaFrame path={subject.image} alt="" width={320} isVideo={false} isWhole />
          </div>
        )}
        <PublishedControl language={language} form={form} />
        <TranslationRows loaded={loaded} parts={parts} />
        {saving.failure ? <FailureMessage form={failedFormOf(loaded)} failure={saving.failure} /> : null}
        <ActionBar
          isNew={parts.translation.status === 'none'}
          isDirty={form.isDirty}
          isSaving={saving.isSaving}
          isDraftRefused={editing.draft.isRefused}
          sitePath={undefined}
          onCancel={parts.cancel}
          onSaveAndStay={() => void saving.save('stay')}
        />
      </form>
      <TranslationDialogs loaded={loaded} parts={parts} />
    </div>
  );
}

function FormHead({ loaded: { subject, language }, parts, toggle }: PartsProps & { toggle: ReactNode }) {
  const { version, status } = parts.translation;
  return (
    <PageHeader
      title={t('{title} in {language}', { title: subject.title, language: readersNameOf(language) })}
      crumbs={subject.crumbs}
      actions={
        <>
          {toggle}
          {version > 0 ? (
            <Button variant="default" onClick={() => parts.editing.setIsHistoryOpen(true)}>
              {t('History')}
            </Button>
          ) : null}
          {status === 'none' ? null : (
            <Button variant="default" color="red" onClick={() => void parts.remove()}>
              {t('Delete')}
            </Button>
          )}
        </>
      }
    />
  );
}

function TranslationDialogs({ loaded: { subject, language }, parts }: PartsProps) {
  const { apiPath, fields } = subject;
  const readHistory = useCallback(
    (options: PageOptions) => readRevisionsAt(translationEndpoint(apiPath, language), options),
    [apiPath, language],
  );
  return (
    <FormDialogs
      editing={parts.editing}
      saving={parts.saving}
      mergeWith={(theirs) => ({
        fieldOf: (key) => fieldAt(fields, key),
        versions: parts.versions(theirs),
        names: noNames,
      })}
      readHistory={readHistory}
      onRestore={parts.restoreRevision}
    />
  );
}

const noNames: ReadonlyMap<string, string> = new Map();

function failedFormOf({ subject: { fields } }: LoadedTranslation): FailedForm {
  const order = [publishedKey, ...fields.map(({ key }) => key)];
  return {
    noun: t('translation'),
    inPageOrder: (keys) => order.filter((key) => keys.includes(key)),
    labelOf: (key) => fieldAt(fields, key)?.label ?? key,
  };
}
