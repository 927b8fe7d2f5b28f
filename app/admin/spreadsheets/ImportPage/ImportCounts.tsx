import type { ImportResult } from '#content/spreadsheets/import-result.ts';
import styles from './ImportPage.module.css';

/** How many rows would do what. */
export function ImportCounts({ result }: { result: ImportResult }) {
  const wrong = new Set(result.errors.map(({ row }) => row)).size;
  const counts = [
    { label: 'New', count: result.create },
    { label: 'Changed', count: result.change },
    { label: 'Unchanged', count: result.same },
    { label: 'Wrong', count: wrong },
  ];
  return (
    <dl className={styles.counts}>
      {counts.map(({ label, count }) => (
        <div key={label} data-wrong={label === 'Wrong' && count > 0 ? true : undefined}>
          <dt>{label}</dt>
          <dd>{count.toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  );
}
