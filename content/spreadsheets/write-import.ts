import type { Db } from '#database/connect.ts';
import { AppError, isAppError } from '#errors/app-error.ts';
import type { BulkRecord } from '../editorial/bulk.repository.ts';
import { type BulkTarget, bulkTargetOf } from '../editorial/bulk-target.ts';
import type { Author } from '../kit/author.ts';
import type { Entity } from '../kit/entity.ts';
import type { Pace } from '../kit/pacer.ts';
import { findPositions } from '../kit/positions.repository.ts';
import { withSchedule } from '../kit/schedule.ts';
import type { ServiceOptions } from '../kit/service.ts';
import { insertFetches, type NewPictureFetch } from '../picture/picture-fetches.repository.ts';
import { headerOf } from './columns.ts';
import type { RowError } from './import-result.ts';
import { createCategories } from './new-categories.ts';
import type { PlannedRow } from './plan-import.ts';

type Writing = {
  entity: Entity;
  rows: PlannedRow[];
  /** The paths of pictures that have just been stored, by the ones they were planned with. */
  paths: ReadonlyMap<string, string>;
  author: Author;
  /** The categories that rows need, by the numbers that stand for them. */
  categories: ReadonlyMap<number, string>;
  importId: string;
  now: string;
  options: ServiceOptions;
  pace: Pace;
  onProgress: (done: number) => void;
};

/** A record after its row was written. */
type Written = { planned: PlannedRow; id: number; version: number };

/**
 * Writes every row, in the transaction that `trx` is. @returns what undoing it needs
 * @throws AppError with the row and field in `data.errors`, and nothing of the transaction stays
 */
export async function writeImport(trx: Db, writing: Writing): Promise<BulkRecord[]> {
  const { entity, rows, categories, author, options, pace, onProgress } = writing;
  const made = await createCategories(trx, { names: categories, author, options });
  const target = bulkTargetOf(trx, entity.name, writing.options);
  const positions = await findPositions(trx, entity, idsOfMoved(entity, rows));
  const written: Written[] = [];
  for (const planned of rows) {
    written.push(
      await withRow(entity, planned, () => writeRow(target, planned, { ...writing, categoryIds: made.ids })),
    );
    await pace();
    onProgress(written.length);
  }
  await relateLater(target, { written, writing });
  await insertFetches(
    trx,
    written.flatMap((one) => fetchesOf(one, writing)),
  );
  const records = written.map(({ planned, id, version }): BulkRecord => {
    const { stored } = planned;
    if (!stored) return { id, version, before: {}, isNew: true };
    const fetched = planned.fetches.map(({ name }) => name);
    const names = withSchedule(entity, [...Object.keys({ ...planned.values, ...planned.later }), ...fetched]);
    const before = Object.fromEntries(names.map((name) => [name, stored[name]]));
    return { id, version, before, position: positions.get(id) };
  });
  return [...made.records, ...records];
}

/** What comes to another category stands at its end, so where it stood has to be remembered. */
function idsOfMoved(entity: Entity, rows: PlannedRow[]): number[] {
  const moved = rows.filter(({ values }) =>
    Object.keys(values).some((name) => entity.fields[name]?.kind === 'reference'),
  );
  return moved.flatMap(({ stored }) => stored?.id ?? []);
}

/** What cells name by addresses. */
function fetchesOf(
  { planned, id }: Written,
  { entity, author, importId, now, paths }: Writing,
): NewPictureFetch[] {
  return planned.fetches.flatMap(({ name, header, entries, known, urls }) => {
    const shared = {
      ...{
        importId,
        createdAt: now,
        username: author.username,
        entity: entity.name,
        recordId: id,
        field: name,
      },
      ...{ sheetRow: planned.row, header, former: formerOf(planned, name) },
      entries: JSON.stringify(entries.map((entry) => paths.get(entry) ?? entry)),
    };
    const there = [...known].map(([url, path]) => ({ ...shared, url, path, state: 'fetched', dueAt: null }));
    return [...there, ...urls.map((url) => ({ ...shared, url, state: 'waiting', dueAt: now }))];
  });
}

function formerOf({ stored, values }: PlannedRow, name: string): string {
  const value = values[name] ?? stored?.[name];
  return typeof value === 'string' ? value : '';
}

type WritingRows = Writing & { categoryIds: ReadonlyMap<number, number> };

async function writeRow(target: BulkTarget, planned: PlannedRow, writing: WritingRows): Promise<Written> {
  const { stored } = planned;
  const values = withCategories(withPaths(planned.values, writing.paths), writing.categoryIds);
  const { author } = writing;
  if (!stored) {
    const { id, version } = await target.create(values, author);
    return { planned, id, version };
  }
  const expectedVersion = planned.version;
  const { id, version } = await target.update({ id: stored.id, changes: values, author, expectedVersion });
  return { planned, id, version };
}

/** Lists that name records of this file, now that all of them are there. */
async function relateLater(
  target: BulkTarget,
  { written, writing }: { written: Written[]; writing: Writing },
): Promise<void> {
  const { entity, author, pace } = writing;
  const byKey = new Map<string, number>();
  for (const { planned, id } of written.toReversed()) byKey.set(titleIn(entity, planned), id);
  for (const { planned, id } of written) byKey.set(String(planned.values.slug ?? planned.stored?.slug), id);
  for (const one of written) {
    const lists = Object.entries(one.planned.later);
    if (lists.length === 0) continue;
    const changes = lists.map(([name, keys]) => {
      const ids = keys.map((key) => (typeof key === 'number' ? key : byKey.get(key)));
      return [name, [...new Set(ids.filter((id) => id !== undefined))]];
    });
    const write = { id: one.id, author, expectedVersion: one.version };
    const update = () => target.update({ ...write, changes: Object.fromEntries(changes) });
    one.version = (await withRow(entity, one.planned, update)).version;
    await pace();
  }
}

function titleIn(entity: Entity, { values, stored }: PlannedRow): string {
  return String(values[entity.card.title] ?? stored?.[entity.card.title] ?? '');
}

function withCategories(values: Record<string, unknown>, ids: ReadonlyMap<number, number>) {
  if (ids.size === 0) return values;
  const replace = (value: unknown) => (typeof value === 'number' ? (ids.get(value) ?? value) : value);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, replace(value)]));
}

function withPaths(values: Record<string, unknown>, paths: ReadonlyMap<string, string>) {
  if (paths.size === 0) return values;
  const replace = (value: unknown): unknown =>
    typeof value === 'string'
      ? (paths.get(value) ?? value)
      : Array.isArray(value)
        ? value.map(replace)
        : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, replace(value)]));
}

/** Runs the write of a row; where somebody was faster, or a rule refuses it, the error names the row. */
async function withRow<T>(entity: Entity, planned: PlannedRow, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isRefusal = isAppError(error) && ['invalid', 'conflict', 'stale', 'not-found'].includes(error.code);
    if (!isRefusal) throw error;
    const [[name, message] = ['', error.message]] = Object.entries(error.fields ?? {});
    const field = name === '' ? '' : headerOf(entity, name);
    throw refusalOfRow({ row: planned.row, field, message }, error);
  }
}

/** What only turned up while a row was written. */
export function refusalOfRow(error: RowError, cause: unknown): AppError {
  const message = `Nothing was imported. Row ${error.row}: ${error.message}`;
  return new AppError('conflict', message, { data: { errors: [error] }, cause });
}
