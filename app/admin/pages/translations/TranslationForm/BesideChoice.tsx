import { Checkbox } from '@mantine/core';
import { t } from '../../../kit/language/t.ts';
import { languageLabel } from '../../../kit/languages/language-label.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import type { useBeside } from '../use-beside.ts';
import styles from './TranslationForm.module.css';

/** Which other translations are shown beside. */
export function BesideChoice({ beside }: { beside: ReturnType<typeof useBeside> }) {
  const { offered, chosen, isFull, hasFailed, retry, toggle } = beside;
  if (offered.length === 0) return null;
  return (
    <>
      <fieldset className={styles.beside}>
        <legend className={styles.legend}>{t('Show beside')}</legend>
        {offered.map((tag) => (
          <Checkbox
            key={tag}
            label={languageLabel(tag)}
            checked={chosen.includes(tag)}
            disabled={isFull && !chosen.includes(tag)}
            onChange={() => toggle(tag)}
          />
        ))}
      </fieldset>
      {hasFailed ? (
        <Message kind="error" onRetry={retry}>
          {t('The translations beside could not be loaded.')}
        </Message>
      ) : null}
    </>
  );
}
