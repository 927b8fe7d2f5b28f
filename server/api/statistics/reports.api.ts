import { z } from 'zod';
import { type CsvColumn, writeCsv } from '#inbox/submit/csv.ts';
import { inboxKinds } from '#inbox/submit/handling.shared.ts';
import { type PeriodQuery, periodQuerySchema } from '#statistics/period.ts';
import { searchPlaces } from '#statistics/searches.repository.ts';
import { allow } from '../../http/access.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { csvResponse, sendCsv } from '../kit/csv-response.ts';
import { wholeNumber } from '../kit/list-query.ts';
import { bearer, failuresOf, jsonResponse } from '../kit/responses.ts';
import {
  answerColumns,
  interestColumns,
  interestTables,
  searchColumns,
  stepColumns,
} from './report-tables.ts';

const maxRows = 500;
const limited = periodQuerySchema.extend({
  limit: wholeNumber({ name: 'limit', max: maxRows }).default(20).describe('At most so many rows'),
});

const summaries = {
  stones: 'Which products visitors look at and write about',
  collections: 'Which collections visitors look at and write about',
  countries: 'Which countries visitors write from',
  campaigns: 'Which campaigns bring visits, and what was sent by them',
};

const day = z.iso.date();
const range = z.object({
  from: day.describe('The first day'),
  to: day.describe('The last day'),
  start: z.iso.datetime().describe('The moment that it begins'),
  end: z.iso.datetime().describe('The moment that it ends; what happens then is not in it'),
});
const period = z
  .object({ now: range, before: range, timeZone: z.string().describe('Whose days these are') })
  .describe('What is told, and the same length just before it');

const kinds = {
  enquiry: z.int().describe('Enquiries of the landing page'),
  quote: z.int().describe('Requests for a quote'),
  message: z.int().describe('Messages of the contact page'),
  sample: z.int().describe('Requests for samples'),
  hold: z.int().describe('Requests to hold slabs'),
};
const items = z.int().describe('All kinds together');

const overviewSchema = z.object({
  period,
  totals: z.object(compared({ ...kinds, items, visits: z.int() })),
  steps: z
    .array(z.object({ from: day, to: day, ...kinds }))
    .describe('Day by day, or month by month where there are more than 92 days'),
});

const interest = {
  ...kinds,
  items,
  views: z.int().nullable().describe('Pages opened, or visits of a campaign; null where it is not counted'),
  rate: z.number().nullable().describe('items divided by views; null where there are none'),
};

const interestSchema = z.object({
  period,
  total: z.int().describe('How many rows there are in all'),
  rows: z
    .array(
      z.object({
        name: z.string(),
        detail: z.string(),
        recordId: z.int().nullable(),
        ...compared(interest),
      }),
    )
    .describe('What leads to most, the first'),
});

const searchTotals = { found: z.int(), missed: z.int() };

const searchesSchema = z.object({
  period,
  totals: z.object(compared(searchTotals)),
  total: z.int().describe('How many rows there are in all'),
  rows: z
    .array(
      z.object({
        place: z.enum(searchPlaces).describe('landing: the lists of products; site: the whole site'),
        query: z.string().describe('In small letters; empty for those that are not counted apart'),
        now: z.int(),
        before: z.int(),
      }),
    )
    .describe('What was searched and not found, what was searched most first'),
});

const answers = {
  received: z.int(),
  answered: z.int(),
  inTime: z.int().describe('Answered within the hours that were promised when it came'),
  late: z.int().describe('Not answered, and the promised time is over'),
  inTimeShare: z
    .number()
    .nullable()
    .describe('inTime of answered and late together; null where there are none'),
  medianMinutes: z.int().nullable().describe('Half of the answers took less'),
  slowMinutes: z.int().nullable().describe('Nine of ten answers took less: the 90th percentile'),
};

const answersSchema = z.object({
  period,
  answerHours: z.number().describe('What the forms promise now'),
  rows: z.array(z.object({ kind: z.enum(['all', ...inboxKinds]), ...compared(answers) })),
});

/** What an owner asks of visits and enquiries, each as JSON and as a table for spreadsheets. */
export function reportsApi(app: ApiScope, { services }: ApiContext): void {
  const { reports } = services;
  const overview = describe('Visits and what was sent, kind by kind', overviewSchema);
  app.get(
    '/statistics/overview',
    { schema: { ...overview, querystring: periodQuerySchema }, config: allow('statistics') },
    async (request) => reports.overview(request.query),
  );
  addTable(app, {
    enterExport: services.log.enterExport,
    ...{ name: 'overview', summary: overview.summary, columns: stepColumns },
    read: async (query) => (await reports.overview(query)).steps,
  });

  for (const name of interestTables) {
    const schema = { ...describe(summaries[name], interestSchema), querystring: limited };
    app.get(`/statistics/${name}`, { schema, config: allow('statistics') }, async (request) =>
      cut(await reports[name](request.query), request.query.limit),
    );
    addTable(app, {
      enterExport: services.log.enterExport,
      ...{ name, summary: summaries[name], columns: interestColumns(name) },
      read: async (query) => (await reports[name](query)).rows,
    });
  }

  const answers = describe('How fast what came in was answered', answersSchema);
  app.get(
    '/statistics/answers',
    { schema: { ...answers, querystring: periodQuerySchema }, config: allow('statistics') },
    async (request) => reports.answers(request.query),
  );
  addTable(app, {
    enterExport: services.log.enterExport,
    ...{ name: 'answers', summary: answers.summary, columns: answerColumns },
    read: async (query) => (await reports.answers(query)).rows,
  });

  const searches = describe('What was searched and not found', searchesSchema);
  app.get(
    '/statistics/searches',
    { schema: { ...searches, querystring: limited }, config: allow('statistics') },
    async (request) => cut(await reports.searches(request.query), request.query.limit),
  );
  addTable(app, {
    enterExport: services.log.enterExport,
    ...{ name: 'searches', summary: searches.summary, columns: searchColumns },
    read: async (query) => (await reports.searches(query)).rows,
  });
}

function describe<Schema extends z.ZodType>(summary: string, schema: Schema) {
  return {
    tags: ['Statistics'],
    summary,
    security: bearer,
    response: { 200: jsonResponse('Compared with the period before', schema), ...failuresOf(400, 401) },
  };
}

/** The same as a file, with all of its rows. */
function addTable<Row>(
  app: ApiScope,
  table: {
    name: string;
    summary: string;
    enterExport: (what: string) => Promise<void>;
    columns: CsvColumn<Row>[];
    read: (query: PeriodQuery) => Promise<Row[]>;
  },
): void {
  const schema = {
    tags: ['Statistics'],
    summary: `${table.summary}, as CSV`,
    security: bearer,
    querystring: periodQuerySchema,
    response: { 200: csvResponse, ...failuresOf(400, 401) },
  };
  app.get(
    `/statistics/${table.name}.csv`,
    { schema, config: allow('statisticsFiles') },
    async (request, reply) => {
      const rows = await table.read(request.query);
      await table.enterExport(`the statistics of ${table.name} as CSV`);
      return sendCsv(reply, {
        name: `statistics-${table.name}`,
        pieces: writeCsv(table.columns, once(rows)),
      });
    },
  );
}

function cut<Report extends { rows: unknown[] }>(report: Report, limit: number) {
  return { ...report, total: report.rows.length, rows: report.rows.slice(0, limit) };
}

async function* once<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

function compared<Shape extends z.ZodRawShape>(shape: Shape) {
  return { now: z.object(shape), before: z.object(shape) };
}
