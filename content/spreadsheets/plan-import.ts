import type { z } from 'zod';
import type { Db } from '#database/connect.ts';
import { isAppError, isOutage } from '#errors/app-error.ts';
import { checkInput } from '#errors/validate.ts';
import { titleOf } from '../kit/activity-text.ts';
import type { StoredRecord } from '../kit/codec.ts';
import type { Entity } from '../kit/entity.ts';
import { createSchemaOf, updateSchemaOf } from '../kit/input-schema.ts';
import type { Pace } from '../kit/pacer.ts';
import { takenCode } from '../kit/record-writer.repository.ts';
import { listReferences } from '../kit/references.repository.ts';
import { settleSchedule } from '../kit/schedule.ts';
import { slugFieldOf } from '../kit/slug.ts';
import { chooseSlug } from '../kit/slug-registry.ts';
import { headerOf } from './columns.ts';
import { describeRow } from './describe-row.ts';
import type { JobReport } from './import-jobs.ts';
import type { ImportOptions } from './import-options.ts';
import type { RowChange, RowError } from './import-result.ts';
import { collectNewCategories, type NewCategories } from './new-categories.ts';
import type { PictureSource } from './picture-source.ts';
import { type CellSources, type RowValues, readCells } from './plan-cells.ts';
import { loadRelatedKeys } from './related-keys.ts';
import { createRowIdentifier, type IdentifiedRow, slugIn } from './row-records.ts';
import type { SheetRow, SheetRows } from './sheet-rows.ts';
import { findCodeHolder } from './stored-rows.repository.ts';

/** A row that is written: `later` are lists that name rows of the same file, by id or by name and slug. */
export type PlannedRow = {
  row: number;
  values: Record<string, unknown>;
  later: RowValues['later'];
  fetches: RowValues['fetches'];
  stored: StoredRecord | undefined;
  version: number | undefined;
  title: string;
  change: RowChange;
};

export type ImportPlan = {
  rows: PlannedRow[];
  same: number;
  errors: RowError[];
  warnings: RowError[];
  notices: string[];
  /** The names of categories that the rows need, by the numbers that stand for them in their values. */
  categories: ReadonlyMap<number, string>;
};

export type PlanRequest = {
  entity: Entity;
  sheet: SheetRows;
  pictures: PictureSource;
  /** Nothing will be stored of it. */
  isDryRun: boolean;
  options: ImportOptions;
  /** The company's. */
  timeZone: string;
  pace: Pace;
  report: JobReport;
};

type Planning = Omit<ImportPlan, 'categories'>;
type Schema = z.ZodType<Record<string, unknown>>;
type Work = {
  entity: Entity;
  sources: CellSources;
  takenSlugs: Set<string>;
  /** The row of each code that this file gives. */
  codes: Map<string, number>;
  schemas: Record<'create' | 'change', Schema>;
  now: string;
  /** Rows whose text was read out of HTML, by column. */
  fromHtml: Map<string, number[]>;
};

/** Few enough that looking them up is no pause. */
const rowsAtOnce = 50;

/** What an import would do, row by row; nothing is written, and nobody waits for it. */
export async function planImport(db: Db, request: PlanRequest): Promise<ImportPlan> {
  const { entity, sheet, pictures, pace, timeZone, options } = request;
  const plan: Planning = { rows: [], same: 0, errors: [...sheet.errors], warnings: [], notices: [] };
  const identify = createRowIdentifier(db, { entity, errors: plan.errors, key: options.key });
  const ownKeys = ownKeysOf(entity, sheet.rows);
  const newCategories = options.createsCategories ? await collectNewCategories(db) : undefined;
  const related = await loadRelatedKeys(db, entity);
  const sources = { entity, pictures, ownKeys, timeZone, related, newCategories };
  const takenSlugs = new Set(sheet.rows.map(slugIn).filter(Boolean));
  // Made once: it takes longer than checking a row.
  const schemas = { create: createSchemaOf(entity) as Schema, change: updateSchemaOf(entity) as Schema };
  const now = new Date().toISOString();
  const work: Work = { entity, sources, takenSlugs, codes: new Map(), schemas, now, fromHtml: new Map() };
  for (let start = 0; start < sheet.rows.length; start += rowsAtOnce) {
    for (const row of await identify(sheet.rows.slice(start, start + rowsAtOnce))) {
      await planRow(db, row, { work, plan });
      await pace();
    }
    request.report('checking', sheet.rows.length, Math.min(start + rowsAtOnce, sheet.rows.length));
  }
  await judgePictures(plan, request);
  const wrong = new Set(plan.errors.map(({ row }) => row));
  plan.rows = plan.rows.filter(({ row }) => !wrong.has(row));
  dropUnrelated(plan, entity);
  const categories = newCategories ? categoriesOf(plan.rows, newCategories) : new Map<number, string>();
  plan.notices.push(
    ...describeHtml(work.fromHtml),
    ...describeCategories(categories),
    ...(await describeDoubles(db, entity, plan)),
  );
  plan.errors.sort((one, other) => one.row - other.row);
  return { ...plan, categories };
}

/** A list that names a row which is not imported would lose it without a word. */
function dropUnrelated(plan: Planning, entity: Entity): void {
  for (;;) {
    const keys = new Set(
      plan.rows.flatMap(({ values, stored, title }) => [title, String(values.slug ?? stored?.slug)]),
    );
    const missing = plan.rows.flatMap(({ row, later }) =>
      Object.entries(later).flatMap(([name, list]) => {
        const key = list.find((one) => typeof one === 'string' && !keys.has(one));
        return key === undefined
          ? []
          : [{ row, field: headerOf(entity, name), message: `The row of "${key}" is not right` }];
      }),
    );
    if (missing.length === 0) return;
    plan.errors.push(...missing);
    plan.rows = plan.rows.filter(({ row }) => !missing.some((one) => one.row === row));
  }
}

function categoriesOf(rows: readonly PlannedRow[], { nameOf }: NewCategories): Map<number, string> {
  const numbers = rows
    .flatMap(({ values }) => Object.values(values))
    .filter((value) => typeof value === 'number');
  return new Map(
    numbers.flatMap((number) => {
      const name = nameOf(number);
      return name === undefined ? [] : [[number, name] as const];
    }),
  );
}

function describeCategories(categories: ReadonlyMap<number, string>): string[] {
  if (categories.size === 0) return [];
  const names = [...categories.values()].map((name) => `"${name}"`).join(', ');
  return [`New collections: ${names}. Each is described by its name until you write more.`];
}

const fewRows = 5;

function rowsInWords(rows: readonly number[]): string {
  const few = rows.slice(0, fewRows).join(', ');
  if (rows.length === 1) return `row ${few}`;
  return rows.length > fewRows ? `${rows.length} rows (${few}, …)` : `rows ${few}`;
}

function describeHtml(fromHtml: Work['fromHtml']): string[] {
  return [...fromHtml].map(
    ([header, rows]) =>
      `"${header}" is plain text: in ${rowsInWords(rows)} it holds HTML, of which the text is imported.`,
  );
}

/** Rows that say by no id or slug which record they are, and are called like one that is there. */
async function describeDoubles(db: Db, entity: Entity, plan: Planning): Promise<string[]> {
  const nameOf = (name: string) => name.trim().toLowerCase();
  const fresh = plan.rows.filter(({ stored }) => !stored);
  if (fresh.length === 0) return [];
  const names = new Set<string>();
  for await (const records of listReferences(db, entity.name)) {
    for (const { name } of records) names.add(nameOf(name));
  }
  const doubles = fresh.filter(({ title }) => names.has(nameOf(title))).map(({ row }) => row);
  if (doubles.length === 0) return [];
  const there =
    doubles.length === 1 ? 'is called like one that is there' : 'are called like ones that are there';
  return [
    `This would double: ${rowsInWords(doubles)} ${there}, and ${doubles.length === 1 ? 'has' : 'have'} no id or slug of it. To change what is there, import a list that was exported, or give the slug.`,
  ];
}

/** A row with a picture that cannot be used is wrong like any other. */
async function judgePictures(plan: Planning, { pictures, isDryRun, options, pace, report }: PlanRequest) {
  // What is refused anyway need not be kept for storing it.
  const isKept = !isDryRun && (plan.errors.length === 0 || options.isOnlyValid === true);
  const onProgress = (done: number, total: number) => report('pictures', total, done);
  const refused = await pictures.judge({ isKept, pace, onProgress });
  plan.errors.push(...refused.map(({ cell: { row, field }, message }) => ({ row, field, message })));
}

async function planRow(db: Db, row: IdentifiedRow, { work, plan }: { work: Work; plan: Planning }) {
  const { entity } = work;
  const read = readCells(row, work.sources);
  for (const header of read.fromHtml) {
    work.fromHtml.set(header, [...(work.fromHtml.get(header) ?? []), row.row]);
  }
  plan.warnings.push(...read.warnings.map((warning) => ({ row: row.row, ...warning })));
  if (row.stored && isEmpty(read)) {
    plan.same += 1;
    return;
  }
  const checked = settle(work, row, { read, values: checkValues(work, row, read) });
  const slug = await findSlug(db, { entity, row, values: checked, takenSlugs: work.takenSlugs });
  if ('error' in slug) read.errors.push({ field: headerOf(entity, 'slug'), message: slug.error });
  else Object.assign(checked, slug.values);
  read.errors.push(...(await findTakenCodes(db, { work, row, values: checked })));
  if (read.errors.length > 0) {
    plan.errors.push(
      ...inOrder(row, withoutDoubles(read.errors)).map((error) => ({ row: row.row, ...error })),
    );
    return;
  }
  const values = row.stored ? differing(checked, row.stored) : checked;
  if (row.stored && isEmpty({ ...read, values })) {
    plan.same += 1;
    return;
  }
  const change = await describeRow(db, entity, {
    ...read,
    row,
    values,
    newCategories: work.sources.newCategories,
  });
  const title = titleOf(entity, { ...row.stored, ...values } as StoredRecord);
  const version = row.version ?? row.stored?.version;
  const { later, fetches } = read;
  plan.rows.push({ row: row.row, values, later, fetches, stored: row.stored, version, title, change });
}

function isEmpty({
  values,
  later,
  errors,
  fetches,
}: Pick<RowValues, 'values' | 'later' | 'errors' | 'fetches'>): boolean {
  const waiting = fetches.flatMap(({ urls }) => urls).length;
  return Object.keys({ ...values, ...later }).length + errors.length + waiting === 0;
}

/** The values as they may be stored; what may not goes to the errors. */
function checkValues(
  { entity, schemas }: Work,
  row: IdentifiedRow,
  read: RowValues,
): Record<string, unknown> {
  const result = checkInput(row.stored ? schemas.change : schemas.create, read.values);
  if (result.success) return result.data;
  for (const [name, message] of Object.entries(result.errors)) {
    read.errors.push({ field: headerIn(row, entity, name), message });
  }
  return { ...read.values };
}

/** What the write will make of its schedule: the dry run shows that as well. */
function settle(
  { entity, now }: Work,
  row: IdentifiedRow,
  { read, values }: { read: RowValues; values: Record<string, unknown> },
): Record<string, unknown> {
  if (read.errors.length > 0) return values;
  try {
    return { ...values, ...settleSchedule(entity, { values, stored: row.stored, now }) };
  } catch (error) {
    if (!isAppError(error) || !error.fields) throw error;
    for (const [name, message] of Object.entries(error.fields)) {
      read.errors.push({ field: headerOf(entity, name), message });
    }
    return values;
  }
}

/** A new record without a slug gets the one that it would get by itself, unless a row of the file has that. */
async function findSlug(
  db: Db,
  plan: {
    entity: Entity;
    row: IdentifiedRow;
    values: Record<string, unknown>;
    takenSlugs: Set<string>;
  },
): Promise<{ values: Record<string, unknown> } | { error: string }> {
  const { entity, row, values, takenSlugs } = plan;
  const isKept = row.stored && (values.slug === undefined || values.slug === row.stored.slug);
  if (isKept || !slugFieldOf(entity)) return { values: {} };
  const request = {
    slug: String(values.slug ?? ''),
    name: String(values[entity.card.title] ?? ''),
    ...{ avoid: takenSlugs, ...(row.stored && { recordId: row.stored.id }) },
  };
  try {
    const slug = await chooseSlug(db, entity, request);
    takenSlugs.add(slug);
    return { values: { slug } };
  } catch (error) {
    if (isAppError(error) && !isOutage(error)) return { error: error.message };
    throw error;
  }
}

/** Codes that another record has, or another row. */
async function findTakenCodes(
  db: Db,
  { work, row, values }: { work: Work; row: IdentifiedRow; values: Record<string, unknown> },
): Promise<RowValues['errors']> {
  const { entity, codes } = work;
  const errors: RowValues['errors'] = [];
  for (const [name, field] of Object.entries(entity.fields)) {
    const code = values[name];
    if (field.kind !== 'code' || typeof code !== 'string' || code === row.stored?.[name]) continue;
    const other = codes.get(code);
    codes.set(code, other ?? row.row);
    const isTaken = await findCodeHolder(db, entity, { column: name, code, exceptId: row.stored?.id });
    const message = other === undefined ? takenCode(entity, field, code) : `Row ${other} has it already`;
    if (other !== undefined || isTaken !== undefined)
      errors.push({ field: headerIn(row, entity, name), message });
  }
  return errors;
}

function headerIn(row: IdentifiedRow, entity: Entity, name: string): string {
  return row.cells.find(({ column }) => column.name === name)?.column.header ?? headerOf(entity, name);
}

function differing(values: Record<string, unknown>, stored: StoredRecord): Record<string, unknown> {
  const entries = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name]),
  );
  return Object.fromEntries(entries);
}

/** What cells of other rows can name the records of this file by: their slugs and titles. */
function ownKeysOf(entity: Entity, rows: SheetRow[]): Set<string> {
  const names = ['slug', entity.card.title];
  const texts = rows.flatMap(({ cells }) =>
    cells.filter(({ column }) => names.includes(column.name)).map(({ text }) => text.trim()),
  );
  return new Set(texts.filter(Boolean));
}

/** As the columns stand; what is about no column of the file comes last. */
function inOrder(row: IdentifiedRow, errors: RowValues['errors']): RowValues['errors'] {
  const headers = row.cells.map(({ column }) => column.header);
  const placeOf = (field: string) => (headers.includes(field) ? headers.indexOf(field) : headers.length);
  return errors.toSorted((one, other) => placeOf(one.field) - placeOf(other.field));
}

/** A missing reference is told by its cell, and once more as a required value that is not there. */
function withoutDoubles(errors: RowValues['errors']): RowValues['errors'] {
  return errors.filter(({ field }, index) => errors.findIndex((error) => error.field === field) === index);
}
