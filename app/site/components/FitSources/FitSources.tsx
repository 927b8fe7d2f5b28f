import styles from './FitSources.module.css';

/** What the numbers behind reasons lead to: where the limits can be read. */
export function FitSources({ heading, sources }: { heading: string; sources: readonly string[] }) {
  if (sources.length === 0) return null;
  return (
    <details className={styles.sources}>
      <summary>{heading}</summary>
      <ol>
        {sources.map((source) => (
          <li key={source} lang="en" dir="ltr">
            {source}
          </li>
        ))}
      </ol>
    </details>
  );
}
