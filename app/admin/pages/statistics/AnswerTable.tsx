import type { AnswerFigures, AnswerRow } from '#statistics/answers.ts';
import type { AnswerReport } from '#statistics/reports.service.ts';
import { t } from '../../kit/language/t.ts';
import { describeDifference, formatCount, formatShare } from './describe-difference.ts';
import { describeMinutes } from './describe-minutes.ts';
import styles from './Reports.module.css';
import tableStyles from './ReportTable.module.css';

const kindLabels: Record<AnswerRow['kind'], string> = {
  all: t('All together'),
  enquiry: t('Enquiries'),
  quote: t('Quote requests'),
  message: t('Messages'),
  sample: t('Sample requests'),
  hold: t('Hold requests'),
};

/** How fast each kind was answered, beside how fast it was before. */
export function AnswerTable({ report }: { report: AnswerReport }) {
  const rows = report.rows.filter(({ now, before }) => now.received + before.received > 0);
  if (rows.length === 0) {
    return (
      <p className={styles.quiet}>
        {t(
          'Nothing came in in this period. Here you will see how long answers took, from the arrival until somebody set the status to answered, quoted or won, and how many came within the promised hours.',
        )}
      </p>
    );
  }
  return (
    <>
      <p className={styles.quiet}>
        {t(
          'The forms promise an answer within {hours, plural, one {# hour} other {# hours}}; each is held to what was promised when it came.',
          { hours: report.answerHours },
        )}
      </p>
      <table className={tableStyles.table}>
        <caption className="visually-hidden">{t('How fast we answered')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Kind')}</th>
            <th scope="col">{t('Received')}</th>
            <th scope="col">{t('Answered')}</th>
            <th scope="col">{t('Late now')}</th>
            <th scope="col">{t('In time')}</th>
            <th scope="col">{t('Half within')}</th>
            <th scope="col">{t('Nine of ten within')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.kind} row={row} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Row({ row: { kind, now, before } }: { row: AnswerRow }) {
  return (
    <tr>
      <th scope="row">{kindLabels[kind]}</th>
      <td data-label={t('Received')}>
        <Compared
          now={formatCount(now.received)}
          before={describeDifference(now.received, before.received)}
        />
      </td>
      <td data-label={t('Answered')}>{formatCount(now.answered)}</td>
      <td data-label={t('Late now')}>{formatCount(now.late)}</td>
      <td data-label={t('In time')}>
        <Told {...{ now, before }} tell={({ inTimeShare }) => formatShare(inTimeShare)} />
      </td>
      <td data-label={t('Half within')}>
        <Told {...{ now, before }} tell={({ medianMinutes }) => describeMinutes(medianMinutes)} />
      </td>
      <td data-label={t('Nine of ten within')}>
        <Told {...{ now, before }} tell={({ slowMinutes }) => describeMinutes(slowMinutes)} />
      </td>
    </tr>
  );
}

type ToldProps = {
  now: AnswerFigures;
  before: AnswerFigures;
  tell: (figures: AnswerFigures) => string;
};

function Told({ now, before, tell }: ToldProps) {
  return <Compared now={tell(now)} before={t('before: {figure}', { figure: tell(before) })} />;
}

function Compared({ now, before }: { now: string; before: string }) {
  return (
    <span>
      {now}
      <span className={tableStyles.detail}>{before}</span>
    </span>
  );
}
