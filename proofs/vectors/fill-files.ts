import { stringify } from 'csv-stringify/sync';
import type { Entity } from '#content/kit/entity.ts';
import type { Field } from '#content/kit/field.ts';
import { entities } from '#content/registry.ts';
import { columnsOf, type SheetColumn } from '#content/spreadsheets/columns.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import { makeMp4 } from '#tests/support/sample-videos.ts';
import { createHandOut, type HandOut } from './hand-out.ts';
import { makeWorkbook } from './make-workbook.ts';
import type { VectorSite } from './vector-site.ts';

const longestName = 180;
const longestCell = 4_000;
const maxTries = 8;
const mostRows = 40;
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
);

type Kind = { type: string; ending: string; bytes: Buffer };
type Cells = Record<string, string>;

/**
 * Uploads pictures, films and certificates whose names are made to run, and says the same of what a picture shows.
 * @param rounds with three of them every vector is in the name of every kind
 * @returns how many were taken
 */
export async function uploadNamed(
  site: VectorSite,
  { vectors, rounds }: { vectors: readonly string[]; rounds: number },
): Promise<number> {
  const kinds: Kind[] = [
    { type: 'gallery', ending: 'png', bytes: await drawHalves().png().toBuffer() },
    { type: 'videos', ending: 'mp4', bytes: makeMp4() },
    { type: 'certificates', ending: 'pdf', bytes: pdf },
  ];
  let taken = 0;
  for (let round = 0; round < rounds; round += 1) {
    const names = untilAll(vectors, (hand) => hand.many(longestName));
    for (const [index, name] of names.entries()) {
      const kind = kinds[(index + round) % kinds.length];
      if (kind && (await upload(site, { ...kind, name }))) taken += 1;
    }
  }
  return taken;
}

/** Makes texts until every vector that fits was in one. */
export function untilAll<Text>(vectors: readonly string[], make: (hand: HandOut) => Text): Text[] {
  const hand = createHandOut(vectors);
  const made: Text[] = [];
  for (let before = -1; hand.counts().different > before; ) {
    before = hand.counts().different;
    made.push(make(hand));
  }
  return made;
}

async function upload(site: VectorSite, { type, ending, bytes, name }: Kind & { name: string }) {
  const { status, body } = await site.ask('POST', 'upload', formOf(bytes, `${name}.${ending}`, type));
  if (status !== 201) return false;
  await site.ask('PATCH', `images${String(body.path).replace('/uploads', '')}`, { alt: name });
  return true;
}

function formOf(bytes: Buffer, name: string, type?: string): FormData {
  const form = new FormData();
  if (type) form.append('type', type);
  form.append('file', new File([new Uint8Array(bytes)], name));
  return form;
}

/** The slug of a record of each entity that others belong to. */
type Parents = Partial<Record<string, string>>;
type SheetForm = 'csv' | 'xlsx';

/**
 * Imports a table of each entity whose name and cells, and the title of whose sheet, are made to run; cells that are
 * refused are plain then.
 * @returns how many rows were stored
 */
export async function importSheets(
  site: VectorSite,
  { vectors, parents, form }: { vectors: readonly string[]; parents: Parents; form: SheetForm },
): Promise<number> {
  let stored = 0;
  // A CSV table with one of these is no table: it is refused as a whole.
  const texts = vectors.filter((vector) => form === 'xlsx' || !vector.includes('\0'));
  for (const entity of entities.filter(({ fields }) => 'slug' in fields)) {
    const columns = columnsOf(entity).filter(({ field }) => isWritten(field));
    const rowOf = (hand: HandOut) =>
      Object.fromEntries(columns.map((column) => [column.header, cellOf(column, { hand, parents })]));
    const rows = untilAll(texts, rowOf).slice(0, mostRows);
    const name = vectors[stored % vectors.length] ?? '';
    stored += await importRows(site, { entity, rows, name, form });
  }
  return stored;
}

const isWritten = (field: Field) =>
  ['text', 'html', 'textList', 'reference'].includes(field.kind) || isFigure(field);
/** Without which a slab is none. */
const isFigure = (field: Field) =>
  (field.kind === 'slug' && field.numberRule !== undefined) || (field.kind === 'count' && Boolean(field.min));

function cellOf(
  { field, header }: SheetColumn,
  { hand, parents }: { hand: HandOut; parents: Parents },
): string {
  if (field.kind === 'reference') return parents[field.to] ?? '';
  if (isFigure(field)) return field.kind === 'slug' ? `A-${crypto.randomUUID().slice(0, 8)}` : '20';
  if (header === 'slug') return '';
  if (field.kind === 'textList') return hand.many(150);
  return hand.many('maxLength' in field ? Math.min(Number(field.maxLength), longestCell) : longestCell);
}

/** @throws Error where a table is refused all the same */
async function importRows(
  site: VectorSite,
  { entity, rows, name, form }: { entity: Entity; rows: Cells[]; name: string; form: SheetForm },
): Promise<number> {
  const path = `${entity.path}/import?dry_run`;
  let said = '';
  for (let tries = 0; tries < maxTries; tries += 1) {
    const bytes = form === 'csv' ? Buffer.from(stringify(rows, { header: true })) : await bookOf(rows, name);
    const sheet = () => formOf(bytes, `${name}.${form}`);
    const { body } = await site.ask('POST', `${path}=true`, sheet());
    said = JSON.stringify(body).slice(0, 600);
    if (!Array.isArray(body.errors)) break;
    const errors = body.errors as { row: number; field: string }[];
    for (const { row, field } of errors) makePlain(rows[row - 2], { field, tries });
    if (errors.length > 0) continue;
    const { status, body: done } = await site.ask('POST', `${path}=false`, sheet());
    said = JSON.stringify(done).slice(0, 600);
    if (status === 200) return Number(done.create) + Number(done.change);
  }
  throw new Error(`${entity.path}: the table is refused: ${said}`);
}

function bookOf(rows: readonly Cells[], title: string): Promise<Buffer> {
  return makeWorkbook([Object.keys(rows[0] ?? {}), ...rows.map((cells) => Object.values(cells))], title);
}

function makePlain(cells: Cells | undefined, { field, tries }: { field: string; tries: number }): void {
  if (cells && field in cells) cells[field] = tries < 2 ? 'Plain words' : '';
}
