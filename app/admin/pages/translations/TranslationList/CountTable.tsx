import { Link } from 'react-router';
import { capitalize } from '#content/kit/nouns.shared.ts';
import { locale } from '../../../kit/language/language.ts';
import { t } from '../../../kit/language/t.ts';
import { languageLabel } from '../../../kit/languages/language-label.ts';
import { kindLabels, type Overview, statuses } from './overview-texts.ts';
import styles from './TranslationList.module.css';

type Count = Overview['counts'][number];
type CountTableProps = {
  counts: readonly Count[];
  /** The one that is looked at by kind; of several, all are summed up without it. */
  language: string;
};

/** How much is how far: by language, or of one language by kind. Each number leads to what it counts. */
export function CountTable({ counts, language }: CountTableProps) {
  const languages = [...new Set(counts.map((count) => count.language))];
  const chosen = languages.length === 1 ? languages[0] : languages.find((tag) => tag === language);
  const rows = chosen
    ? counts
        .filter((count) => count.language === chosen)
        .map((count) => ({ label: kindLabels.get(count.kind) ?? count.kind, counts: [count], ...count }))
    : languages.map((tag) => ({
        ...{ label: languageLabel(tag), language: tag, kind: '' },
        counts: counts.filter((count) => count.language === tag),
      }));
  return (
    <table className={styles.counts}>
      <caption className={styles.caption}>{chosen ? languageLabel(chosen) : t('All languages')}</caption>
      <thead>
        <tr>
          <th scope="col">{chosen ? t('Kind') : t('Language')}</th>
          {statuses.map((status) => (
            <th key={status} scope="col">
              {capitalize(status)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">
              <Link to={hrefOf(row, '')}>{row.label}</Link>
            </th>
            {statuses.map((status) => (
              <td key={status}>
                <CountLink row={row} status={status} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Row = Pick<Count, 'language' | 'kind'> & { label: string; counts: readonly Count[] };

function CountLink({ row, status }: { row: Row; status: (typeof statuses)[number] }) {
  const count = row.counts.reduce((sum, one) => sum + one[status], 0);
  const text = count.toLocaleString(locale);
  if (count === 0) return text;
  return (
    <Link to={hrefOf(row, status)} aria-label={`${text} ${status}: ${row.label}`}>
      {text}
    </Link>
  );
}

function hrefOf({ language, kind }: Row, status: string): string {
  const given = Object.entries({ language, kind, status }).filter(([, value]) => value !== '');
  return `?${new URLSearchParams(given)}`;
}
