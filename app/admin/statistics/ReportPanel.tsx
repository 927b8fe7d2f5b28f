import { type ReactNode, useId, useState } from 'react';
import { ExportButton } from '../enquiries/ExportButton/ExportButton.tsx';
import { Message } from '../shell/Message/Message.tsx';
import styles from './Reports.module.css';
import type { ReportState } from './use-report.ts';

type ReportPanelProps<Report> = {
  heading: string;
  /** What the numbers are, and what they are not. */
  about: string;
  state: ReportState<Report>;
  /** Of the same table as a file: its name, and the query of the period. */
  table: { name: string; query: string };
  show: (report: Report) => ReactNode;
};

/** One question that the statistics answer. */
export function ReportPanel<Report>({ heading, about, state, table, show }: ReportPanelProps<Report>) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const { report, hasFailed, retry } = state;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.panelHead}>
        <div>
          <h2 id={id}>{heading}</h2>
          <p className={styles.about}>{about}</p>
        </div>
        <div className={styles.export}>
          <ExportButton
            path={`/statistics/${table.name}.csv?${table.query}`}
            name={`statistics-${table.name}`}
            onProblem={setProblem}
          />
        </div>
      </header>
      {problem ? <Message kind="error">{problem}</Message> : null}
      {hasFailed ? (
        <Message kind="error" onRetry={retry}>
          This could not be loaded.
        </Message>
      ) : null}
      {report ? show(report) : hasFailed ? null : <p className={styles.quiet}>Loading…</p>}
    </section>
  );
}
