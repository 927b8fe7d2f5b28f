import { useCallback } from 'react';
import { Link } from 'react-router';
import type { TranslationSummary } from '#content/translations/show-translation.ts';
import { useFetched } from '../../api/use-fetched.ts';
import { t } from '../../language/t.ts';
import { languageLabel } from '../../languages/language-label.ts';
import { StateBadge } from '../../lists/StateBadge/StateBadge.tsx';
import { Message } from '../../notices/Message/Message.tsx';
import { listTranslations } from '../translation-endpoints.ts';
import styles from './TranslationLinks.module.css';

type TranslationLinksProps = {
  /** Of the calls of what is translated: `/products/7`. */
  path: string;
  /** The address of the form of a translation. */
  hrefOf: (language: string) => string;
};

/** Leads to the translations of something, and says how far each is. Nothing is shown where the site has one language. */
export function TranslationLinks({ path, hrefOf }: TranslationLinksProps) {
  const read = useCallback(({ signal }: { signal: AbortSignal }) => listTranslations(path, signal), [path]);
  const { data: translations, hasFailed, retry } = useFetched(read);
  if (hasFailed) {
    return (
      <Message kind="error" onRetry={retry}>
        {t('The translations could not be loaded.')}
      </Message>
    );
  }
  if (!translations || translations.length === 0) return null;
  return (
    <nav aria-labelledby="translations" className={styles.frame}>
      <h2 id="translations" className={styles.heading}>
        {t('Translations')}
      </h2>
      <ul className={styles.list}>
        {translations.map((translation) => (
          <li key={translation.language} className={styles.item}>
            <Link to={hrefOf(translation.language)}>{languageLabel(translation.language)}</Link>
            <TranslationBadges {...translation} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const statusTexts = { none: t('Not translated'), draft: t('Draft'), published: t('Published') };
const tones = { none: 'plain', draft: 'draft', published: 'good' } as const;

/** How far a translation is. */
export function TranslationBadges({ status, outdated }: Pick<TranslationSummary, 'status' | 'outdated'>) {
  return (
    <span className={styles.badges}>
      <StateBadge tone={tones[status]}>{statusTexts[status]}</StateBadge>
      {outdated.length > 0 ? <StateBadge tone="accent">{t('Outdated')}</StateBadge> : null}
    </span>
  );
}
