import { Link } from 'react-router';
import type { TranslationSummary } from '#content/translations/show-translation.ts';
import { t } from '../../../kit/language/t.ts';
import { languageLabel } from '../../../kit/languages/language-label.ts';
import { TranslationBadges } from '../../../kit/translations/TranslationLinks/TranslationLinks.tsx';
import type { LoadedTranslation } from '../load-translation.ts';
import styles from './TranslationForm.module.css';

type LanguageLinksProps = { loaded: LoadedTranslation; current: TranslationSummary };

/** From the translation into one language to those into the others. */
export function LanguageLinks({ loaded: { subject, summaries, language }, current }: LanguageLinksProps) {
  const shown = summaries.map((summary) => (summary.language === language ? current : summary));
  return (
    <nav aria-label={t('Languages')}>
      <ul className={styles.languages}>
        {shown.map((summary) => (
          <li key={summary.language} className={styles.language}>
            <Link
              to={subject.hrefOf(summary.language)}
              aria-current={summary.language === language ? 'page' : undefined}
            >
              {languageLabel(summary.language)}
            </Link>
            <TranslationBadges {...summary} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
