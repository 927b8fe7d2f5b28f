import type { CsvColumn } from '#inbox/submit/csv.ts';
import type { AnswerFigures, AnswerRow } from '#statistics/answers.ts';
import type { InterestRow, ToldFigures } from '#statistics/item-figures.ts';
import type { Overview } from '#statistics/reports.service.ts';
import type { SearchCount } from '#statistics/searches.repository.ts';

type Step = Overview['steps'][number];

/** What the first column says of each table's rows. */
const nameTitles = {
  stones: ['Product', 'Collection'],
  collections: ['Collection', 'Note'],
  countries: ['Country', 'Calling code'],
  campaigns: ['Source', 'Medium and campaign'],
} as const;
export type InterestTable = keyof typeof nameTitles;
export const interestTables = Object.keys(nameTitles) as InterestTable[];

const viewTitles = { stones: 'Pages opened', collections: 'Pages opened', campaigns: 'Visits' };

export const stepColumns: CsvColumn<Step>[] = [
  { title: 'From', valueOf: (step) => step.from },
  { title: 'To', valueOf: (step) => step.to },
  { title: 'Enquiries', valueOf: (step) => step.enquiry },
  { title: 'Quotes', valueOf: (step) => step.quote },
  { title: 'Messages', valueOf: (step) => step.message },
  { title: 'Samples', valueOf: (step) => step.sample },
  { title: 'Holds', valueOf: (step) => step.hold },
];

export const searchColumns: CsvColumn<SearchCount>[] = [
  { title: 'Searched for', valueOf: (row) => row.query || 'All others' },
  { title: 'Where', valueOf: (row) => row.place },
  { title: 'Times', valueOf: (row) => row.now },
  { title: 'Times before', valueOf: (row) => row.before },
];

const answerFigures: [string, (figures: AnswerFigures) => number | null][] = [
  ['Received', (figures) => figures.received],
  ['Answered', (figures) => figures.answered],
  ['In time', (figures) => figures.inTime],
  ['Late', (figures) => figures.late],
  ['Median minutes', (figures) => figures.medianMinutes],
  ['90th percentile minutes', (figures) => figures.slowMinutes],
];

export const answerColumns: CsvColumn<AnswerRow>[] = [
  { title: 'Kind', valueOf: (row) => row.kind },
  ...(['now', 'before'] as const).flatMap((side) =>
    answerFigures.map(([title, read]) => ({
      title: side === 'now' ? title : `${title} before`,
      valueOf: (row: AnswerRow) => read(row[side]) ?? '',
    })),
  ),
];

export function interestColumns(table: InterestTable): CsvColumn<InterestRow>[] {
  const [name, detail] = nameTitles[table];
  return [
    { title: name, valueOf: (row) => row.name },
    { title: detail, valueOf: (row) => row.detail },
    ...figureColumns(table, { side: 'now', suffix: '' }),
    ...figureColumns(table, { side: 'before', suffix: ' before' }),
  ];
}

function figureColumns(
  table: InterestTable,
  { side, suffix }: { side: 'now' | 'before'; suffix: string },
): CsvColumn<InterestRow>[] {
  const column = (title: string, read: (figures: ToldFigures) => string | number) => ({
    title: title + suffix,
    valueOf: (row: InterestRow) => read(row[side]),
  });
  const views = table === 'countries' ? [] : [column(viewTitles[table], (figures) => figures.views ?? '')];
  const rate = table === 'countries' ? [] : [column('Rate', ({ rate: share }) => share?.toFixed(4) ?? '')];
  return [
    ...views,
    column('Enquiries', (figures) => figures.enquiry),
    column('Quotes', (figures) => figures.quote),
    column('Messages', (figures) => figures.message),
    column('Samples', (figures) => figures.sample),
    column('Holds', (figures) => figures.hold),
    column('Together', (figures) => figures.items),
    ...rate,
  ];
}
