import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { TranslationChoice } from '#content/spreadsheets/translation-choices.shared.ts';
import { messageOf } from '../../kit/api/message-of.ts';
import { offerFile } from '../../kit/api/offer-file.ts';
import { fetchFile } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';
import { readersNameOf } from '../../kit/languages/language-label.ts';
import { showNotice } from '../../kit/notices/Notices/notice-store.ts';
import styles from './TranslationExport.module.css';

const choices: { value: TranslationChoice; label: string }[] = [
  { value: 'missing', label: t('What is not translated yet') },
  { value: 'outdated', label: t('What has changed since it was translated') },
  { value: 'all', label: t('All texts') },
];

type TranslationExportProps = { languages: readonly string[]; initial: string | undefined };

/** The workbook for a translator: a language, which texts, and a button that saves it. */
export function TranslationExport({ languages, initial = '' }: TranslationExportProps) {
  const [language, setLanguage] = useState(initial);
  const [only, setOnly] = useState<TranslationChoice>('missing');
  const [isFetching, setIsFetching] = useState(false);

  async function save(): Promise<void> {
    setIsFetching(true);
    try {
      const query = new URLSearchParams({ language, only });
      const day = new Date().toISOString().slice(0, 10);
      offerFile(
        await fetchFile(`/translations/export.xlsx?${query}`),
        `translations-${language}-${only}-${day}.xlsx`,
      );
    } catch (error) {
      showNotice({ kind: 'error', text: messageOf(error, t('The export failed. Please try again.')) });
    } finally {
      setIsFetching(false);
    }
  }

  return (
    <section className={styles.export} aria-labelledby="translation-export">
      <h2 id="translation-export">{t('Get the workbook')}</h2>
      {languages.length === 0 ? (
        <p>
          {t('The site has one language.')}{' '}
          <Link to="/admin/site/company/#languages">{t('Add another')}</Link> {t('first.')}
        </p>
      ) : (
        <div className={styles.choices}>
          <NativeSelect
            label={t('Language')}
            name="language"
            data={languages.map((tag) => ({ value: tag, label: readersNameOf(tag) }))}
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value)}
          />
          <NativeSelect
            label={t('Texts')}
            name="only"
            data={choices}
            value={only}
            onChange={(event) =>
              setOnly(choices.find(({ value }) => value === event.currentTarget.value)?.value ?? only)
            }
          />
          <Button variant="default" onClick={() => void save()} loading={isFetching}>
            {t('Export as XLSX (Excel)')}
          </Button>
        </div>
      )}
    </section>
  );
}
