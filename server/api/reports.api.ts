import type { z } from 'zod';
import { type PeriodQuery, periodQuerySchema } from '#analytics/period.ts';
import { type CsvColumn, writeCsv } from '#enquiries/csv.ts';
import { allow } from '../plugins/access.ts';
import type { ApiContext, ApiScope } from './context.ts';
import { csvResponse, sendCsv } from './csv-response.ts';
import { wholeNumber } from './list-query.ts';
import {
  answerColumns,
  interestColumns,
  interestTables,
  searchColumns,
  stepColumns,
} from './report-tables.ts';
import { answersSchema, interestSchema, overviewSchema, searchesSchema } from './reports.schema.ts';
import { bearer, failuresOf, jsonResponse } from './responses.ts';

const maxRows = 500;
const limited = periodQuerySchema.extend({
  limit: wholeNumber({ name: 'limit', max: maxRows }).default(20).describe('At most so many rows'),
});

const summaries = {
  stones: 'Which stones visitors look at and write about',
  collections: 'Which collections visitors look at and write about',
  countries: 'Which countries visitors write from',
  campaigns: 'Which campaigns bring visits, and what was sent by them',
};

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
