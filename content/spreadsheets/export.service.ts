import { stringify } from 'csv-stringify/sync';
import type { Db } from '#database/connect.ts';
import { byEntityName, createContentServices } from '../content-services.ts';
import type { Entity, RecordMeta } from '../kit/entity.ts';
import { createPacer } from '../kit/pacer.ts';
import type { ListQuery } from '../kit/record-reader.ts';
import { cutIntoCells, protectCell } from './cell-texts.ts';
import { cellOf } from './cells.ts';
import { columnsOf, idHeader, type SheetColumn } from './columns.ts';
import { writeTable } from './table-thread.ts';

const recordsAtOnce = 100;
/** Spreadsheets take a file without it for one in their old code page. */
const byteOrderMark = '\uFEFF';

type Exporter = {
  listIds(query: ListQuery): Promise<number[]>;
  findByIds(query: { reader: 'administrator'; ids: number[] }): Promise<(RecordMeta & object)[]>;
};
type Export = { entity: Entity; query: Omit<ListQuery, 'reader' | 'page' | 'perPage'> };
/** `parts`: how many columns a field takes, for texts that are too long for one cell. */
type Layout = { column: SheetColumn; parts: number }[];

/** Records as spreadsheets: what was exported imports without a change. */
export function createExportService(db: Db) {
  const services = byEntityName(createContentServices(db));

  /** All cells by record, the header first, a piece at a time, so that the site answers in between. */
  async function* rowsOf({ entity, query }: Export, isCsv: boolean): AsyncGenerator<string[][]> {
    const records: Exporter = services[entity.name];
    const ids = await records.listIds({ ...query, reader: 'administrator' });
    const layout = await layOut(entity, records, ids);
    yield [headersOf(layout)];
    for await (const some of piecesOf(records, ids)) {
      yield some.map((record) => rowOf(record, layout, isCsv));
    }
  }

  return {
    /** RFC 4180 in UTF-8, in pieces. */
    async *csv(exported: Export): AsyncGenerator<string> {
      yield byteOrderMark;
      for await (const rows of rowsOf(exported, true)) {
        yield stringify(rows, { record_delimiter: '\r\n', quoted_string: true });
      }
    },

    xlsx: (exported: Export): Promise<Uint8Array> =>
      writeTable(rowsOf(exported, false), exported.entity.section),

    /** The names of all fields, to be filled in; which record a row is tells its slug. */
    template: (entity: Entity): Promise<Uint8Array> => writeTable(headerOnly(entity), entity.section),

    /** Some columns of all records, with the version that each was read at, a piece at a time. */
    async *cells(
      exported: Export & { columns: string[] },
    ): AsyncGenerator<{ id: number; version: number; cells: string[] }[]> {
      const records: Exporter = services[exported.entity.name];
      const columns = columnsOf(exported.entity).filter(({ header }) => exported.columns.includes(header));
      const ids = await records.listIds({ ...exported.query, reader: 'administrator' });
      for await (const some of piecesOf(records, ids)) {
        yield some.map((record) => {
          const cells = columns.map(({ name, field }) => cellOf(field, Reflect.get(record, name)));
          return { id: record.id, version: record.version, cells };
        });
      }
    },
  };
}

async function* headerOnly(entity: Entity): AsyncGenerator<string[][]> {
  yield [columnsOf(entity).map(({ header }) => header)];
}

async function* piecesOf(records: Exporter, ids: number[]): AsyncGenerator<(RecordMeta & object)[]> {
  const pace = createPacer();
  for (let start = 0; start < ids.length; start += recordsAtOnce) {
    yield await records.findByIds({ reader: 'administrator', ids: ids.slice(start, start + recordsAtOnce) });
    await pace();
  }
}

/** Only fields that can hold more than a cell are looked at beforehand. */
async function layOut(entity: Entity, records: Exporter, ids: number[]): Promise<Layout> {
  const layout: Layout = columnsOf(entity).map((column) => ({ column, parts: 1 }));
  if (!layout.some(({ column }) => column.field.kind === 'html')) return layout;
  for await (const some of piecesOf(records, ids)) {
    for (const entry of layout) {
      const lengths = some.map((record) => cutIntoCells(textIn(record, entry.column)).length);
      entry.parts = Math.max(entry.parts, ...lengths);
    }
  }
  return layout;
}

function headersOf(layout: Layout): string[] {
  const headers = layout.flatMap(({ column, parts }) =>
    Array.from({ length: parts }, (_part, index) =>
      index === 0 ? column.header : `${column.header} (${index + 1})`,
    ),
  );
  return [idHeader, ...headers];
}

function rowOf(record: RecordMeta & object, layout: Layout, isCsv: boolean): string[] {
  const cells = layout.flatMap(({ column, parts }) => {
    const pieces = cutIntoCells(textIn(record, column));
    return Array.from({ length: parts }, (_part, index) => protectCell(pieces[index] ?? '', { isCsv }));
  });
  return [String(record.id), ...cells];
}

function textIn(record: object, { name, field }: SheetColumn): string {
  return cellOf(field, Reflect.get(record, name));
}
