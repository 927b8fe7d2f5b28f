import { NativeSelect } from '@mantine/core';
import { useId, useState } from 'react';
import { type BackOfficeLanguage, backOfficeLanguages } from '#messages/back-office/languages.shared.ts';
import { nameOfLanguage } from '#messages/language-names.shared.ts';
import { messageOf } from '../../kit/api/message-of.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { changeLanguage, language } from '../../kit/language/language.ts';
import { t } from '../../kit/language/t.ts';
import styles from './Administrators.module.css';

/** What one reads the back office in, here and wherever else one signs in. */
export function LanguageChoice() {
  const headingId = useId();
  const [failure, setFailure] = useState('');

  async function choose(chosen: BackOfficeLanguage): Promise<void> {
    setFailure('');
    try {
      await requestApi('/auth/language', { method: 'PUT', body: { language: chosen } });
      changeLanguage(chosen);
    } catch (error) {
      setFailure(messageOf(error));
    }
  }

  return (
    <section className={styles.form} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('Language')}</h2>
      <NativeSelect
        label={t('Language of the back office')}
        description={t('Only for you. The languages of the site are in Company.')}
        value={language}
        error={failure}
        data={backOfficeLanguages.map((tag) => ({
          value: tag,
          label: nameOfLanguage(tag, backOfficeLanguages),
        }))}
        onChange={(event) => void choose(event.currentTarget.value as BackOfficeLanguage)}
      />
    </section>
  );
}
