import { type ReactNode, useId, useState } from 'react';
import type { AnswerReport, Overview, SearchReport, Told } from '#statistics/reports.service.ts';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { ExportButton } from '../inbox/ExportButton/ExportButton.tsx';
import { AnswerTable } from './AnswerTable.tsx';
import { type InterestReport, InterestTable } from './InterestTable.tsx';
import { OverviewBody } from './OverviewPanel.tsx';
import styles from './Reports.module.css';
import { SearchTable } from './SearchTable.tsx';
import { type ReportState, useReport, useRows } from './use-report.ts';

export type OverviewReport = Told<Overview>;

/** Every question with its answer; each is loaded by itself, so that none waits for another. */
export function Reports({ query, overview }: { query: string; overview: ReportState<OverviewReport> }) {
  return (
    <div className={styles.reports}>
      <ReportPanel
        heading={t('What came in')}
        about={t('Visits, and what visitors sent by the forms. Spam is not counted.')}
        state={overview}
        table={{ name: 'overview', query }}
        show={(report) => <OverviewBody overview={report} />}
      />
      <InterestPanel
        {...{ query, name: 'stones', nameLabel: t('Product'), viewsLabel: t('Pages opened') }}
        heading={t('Which products lead to enquiries')}
        about={t(
          'How often a product’s page was opened, and what was sent about it. The rate is the one divided by the other; it can pass 100%, since not everybody’s visit is counted.',
        )}
        pathOf={(id) => `/admin/products/${id}/edit/`}
        empty={t(
          'No product was opened and none was named in this period. Here you will see which products visitors look at, and which of them they write about.',
        )}
      />
      <InterestPanel
        {...{ query, name: 'collections', nameLabel: t('Collection'), viewsLabel: t('Pages opened') }}
        heading={t('Which collections lead to enquiries')}
        about={t('A collection’s own page and the pages of its products, and what was sent about them.')}
        pathOf={(id) => `/admin/categories/${id}/edit/`}
        empty={t(
          'No collection was opened and none was named in this period. Here you will see them side by side.',
        )}
      />
      <OriginPanels query={query} />
      <AnswersPanel query={query} />
      <SearchesPanel query={query} />
    </div>
  );
}

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
function ReportPanel<Report>({ heading, about, state, table, show }: ReportPanelProps<Report>) {
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
          {t('This could not be loaded.')}
        </Message>
      ) : null}
      {report ? show(report) : hasFailed ? null : <p className={styles.quiet}>{t('Loading…')}</p>}
    </section>
  );
}

type InterestPanelProps = Omit<Parameters<typeof InterestTable>[0], 'report' | 'caption' | 'onMore'> & {
  query: string;
  name: string;
  heading: string;
  about: string;
};

function InterestPanel({ query, name, heading, about, ...table }: InterestPanelProps) {
  const state = useRows<InterestReport>(`${name}?${query}`);
  return (
    <ReportPanel
      {...{ heading, about, state, table: { name, query } }}
      show={(report) => <InterestTable {...table} caption={heading} report={report} onMore={state.onMore} />}
    />
  );
}

function AnswersPanel({ query }: { query: string }) {
  const state = useReport<AnswerReport>(`answers?${query}`);
  return (
    <ReportPanel
      heading={t('How fast we answered')}
      about={t('From the arrival until its status first said that somebody answered.')}
      state={state}
      table={{ name: 'answers', query }}
      show={(report) => <AnswerTable report={report} />}
    />
  );
}

function SearchesPanel({ query }: { query: string }) {
  const state = useRows<SearchReport & { total: number }>(`searches?${query}`);
  return (
    <ReportPanel
      heading={t('Searched and not found')}
      about={t(
        'What visitors searched, on the whole site and in the lists of products. Who searched is not kept.',
      )}
      state={state}
      table={{ name: 'searches', query }}
      show={(report) => <SearchTable report={report} onMore={state.onMore} />}
    />
  );
}

/** Where those come from who write. */
function OriginPanels({ query }: { query: string }) {
  return (
    <>
      <InterestPanel
        {...{ query, name: 'countries', nameLabel: t('Country') }}
        heading={t('From which countries')}
        about={t('By the calling code beside the phone number. Some countries share one.')}
        empty={t('Nothing came in in this period. Here you will see which countries visitors write from.')}
      />
      <InterestPanel
        {...{ query, name: 'campaigns', nameLabel: t('Campaign'), viewsLabel: t('Visits') }}
        heading={t('From which campaigns')}
        about={t('By utm_source, utm_medium and utm_campaign of the link that visitors followed last.')}
        empty={t(
          'Nobody came and nothing was sent in this period. Links with utm_source in their address will be told apart here.',
        )}
      />
    </>
  );
}
