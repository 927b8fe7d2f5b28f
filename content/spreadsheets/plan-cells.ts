import type { Entity } from '../kit/entity.ts';
import type {
  ItemListField,
  MediaField,
  MediaListField,
  ReferenceField,
  ReferenceListField,
} from '../kit/field.ts';
import { toFileName } from '../kit/file-name.shared.ts';
import { foldItemNames } from '../kit/item-names.ts';
import { tooManyImages } from '../kit/value-messages.ts';
import { getEntity } from '../registry.ts';
import { comparable, splitLines } from './cell-texts.ts';
import { cellOf, itemsOfCell, refersToRecords, valueOfCell } from './cells.ts';
import { headerOf, isLength, type SheetColumn } from './columns.ts';
import { millimetresOf } from './length-columns.ts';
import type { NewCategories } from './new-categories.ts';
import type { PictureSource } from './picture-source.ts';
import { hasHtml, plainTextOf } from './plain-text.ts';
import { findRelated, type RelatedKeys } from './related-keys.ts';
import { type IdentifiedRow, textIn } from './row-records.ts';

export type CellSources = {
  entity: Entity;
  related: RelatedKeys;
  pictures: PictureSource;
  /** What rows of this file can be named by: they are there once it is imported. */
  ownKeys: ReadonlySet<string>;
  /** Where it may name categories that are not there yet. */
  newCategories: NewCategories | undefined;
  /** The company's time zone, in which times are meant that name none. */
  timeZone: string;
};

/** What a cell names by addresses: `entries` is all that it names, addresses and paths; `known` are paths by addresses. */
type CellFetch = {
  name: string;
  header: string;
  entries: string[];
  known: ReadonlyMap<string, string>;
  urls: string[];
};

/** What a row gives: values by field, lists that name rows of the same file, and what is wrong. */
export type RowValues = {
  values: Record<string, unknown>;
  later: Record<string, (number | string)[]>;
  errors: { field: string; message: string }[];
  /** Pictures that are named by addresses, by field. */
  fetches: CellFetch[];
  /** Columns whose text was read out of HTML. */
  fromHtml: string[];
  /** What comes in although something is to be known of it. */
  warnings: { field: string; message: string }[];
};

/** Reads the cells that differ from what is stored; those that hold it already were stored under the rules of their day. */
export function readCells(row: IdentifiedRow, sources: CellSources): RowValues {
  const read: RowValues = { values: {}, later: {}, errors: [], fetches: [], fromHtml: [], warnings: [] };
  for (const { column, text } of row.cells) {
    const { name, field } = column;
    if (isLength(field)) {
      if (!isLeftOut(row, column, text))
        read.values[name] = millimetresOf(field, text, column.unit ?? 'mm') ?? text;
      continue;
    }
    if (row.shown && comparable(cellOf(field, row.shown[name])) === comparable(text)) continue;
    if (isLeftOut(row, column, text)) continue;
    const refuse = (message: string) => read.errors.push({ field: column.header, message });
    if (field.kind === 'reference') readReference({ column, field, text }, { read, sources, refuse });
    else if (field.kind === 'referenceList')
      readReferences({ column, field, text }, { read, sources, refuse });
    else if (field.kind === 'itemList') readItems({ column, field, text }, { read, sources, refuse });
    else if (field.kind === 'media' || field.kind === 'mediaList') {
      const stored = [row.stored?.[name] ?? []].flat().map(String);
      readPictures({ column, field, text }, { read, sources, refuse, stored, row: row.row });
    } else {
      const isHtml = (field.kind === 'text' || field.kind === 'textList') && hasHtml(text);
      if (isHtml) read.fromHtml.push(column.header);
      read.values[name] = valueOfCell(field, isHtml ? plainTextOf(text) : text, sources.timeZone);
    }
  }
  for (const [name, field] of Object.entries(sources.entity.fields)) {
    if (field.kind === 'media' && field.archivedAs) {
      const key = { name: field.archivedAs, text: keyOf(row, field.archivedAs) };
      readArchived({ name, field, key }, { row, read, sources });
    }
  }
  return read;
}

function keyOf(row: IdentifiedRow, name: string): string {
  return textIn(row, name) || String(row.stored?.[name] ?? '');
}

/** The picture of a row that names none: the one of the ZIP that is called as it is. */
function readArchived(
  { name, field, key }: { name: string; field: MediaField; key: { name: string; text: string } },
  { row, read, sources: { entity, pictures } }: { row: IdentifiedRow; read: RowValues; sources: CellSources },
): void {
  if (!pictures.hasArchive || key.text === '' || textIn(row, name) !== '') return;
  const headerIn = (one: string) =>
    row.cells.find(({ column }) => column.name === one)?.column.header ?? headerOf(entity, one);
  const cell = { row: row.row, field: headerIn(key.name), accepts: field.accepts };
  const former = String(row.stored?.[name] ?? '');
  const found = pictures.findCalled(key.text, { cell, stored: [former].filter(Boolean) });
  if (found && 'path' in found) read.values[name] = found.path;
  else if (found) read.errors.push({ field: cell.field, message: found.message });
  else if ((read.values[name] ?? former) === '') {
    const file = `${toFileName(key.text)}.jpg`;
    read.warnings.push({ field: cell.field, message: `The ZIP has no picture of it, such as "${file}"` });
  }
}

/** An address cannot be empty, and a new record has defaults for what has no empty state. */
function isLeftOut(row: IdentifiedRow, { field }: SheetColumn, text: string): boolean {
  if (text.trim() !== '') return false;
  if (field.kind === 'slug') return row.stored !== undefined;
  return !row.stored && ['flag', 'choice', 'count'].includes(field.kind);
}

type Cell<F> = { column: SheetColumn; field: F; text: string };
type Into = { read: RowValues; sources: CellSources; refuse: (message: string) => void };

function readReference({ column, field, text }: Cell<ReferenceField>, { read, sources, refuse }: Into): void {
  const key = text.trim();
  const created = field.to === 'category' ? sources.newCategories : undefined;
  const id =
    findRelated(sources.related, { to: field.to, key, gives: column.gives }) ?? created?.place(key, refuse);
  if (key === '') refuse(field.required ?? `${field.label} is empty`);
  else if (id === undefined && !created) refuse(`There is no ${getEntity(field.to).noun.one} "${key}"`);
  else if (id !== undefined) read.values[column.name] = id;
}

function readReferences({ column, field, text }: Cell<ReferenceListField>, into: Into): void {
  const { read, sources, refuse } = into;
  const found = splitLines(text).map((key): number | string | undefined => {
    const id = findRelated(sources.related, { to: field.to, key, gives: 'value' });
    if (id === undefined && !sources.ownKeys.has(key)) {
      refuse(`There is no ${getEntity(field.to).noun.one} "${key}"`);
      return undefined;
    }
    return id ?? key;
  });
  const keys = [...new Set(found.filter((key) => key !== undefined))];
  if (keys.some((key) => typeof key === 'string')) read.later[column.name] = keys;
  else read.values[column.name] = keys;
}

/** Items as an export writes them; what is wrong with their texts the field's schema says. */
function readItems({ column, field, text }: Cell<ItemListField>, { read, sources, refuse }: Into): void {
  const items = itemsOfCell(field, text);
  if (!items) {
    refuse(shapeOf(field));
    return;
  }
  for (const item of items) {
    foldItemNames(field.fields, item);
    for (const [name, inner] of Object.entries(field.fields)) {
      const keys = item[name];
      if (inner.kind !== 'referenceList' || !Array.isArray(keys)) continue;
      item[name] = keys.flatMap((key) => {
        const id = findRelated(sources.related, { to: inner.to, key: String(key), gives: 'value' });
        if (id === undefined) refuse(`There is no ${getEntity(inner.to).noun.one} "${key}"`);
        return id ?? [];
      });
    }
  }
  read.values[column.name] = items;
}

/** How items are written. */
function shapeOf({ fields, label }: ItemListField): string {
  const example = Object.values(fields)
    .map((inner) => `${inner.label}: …`)
    .join('; ');
  return refersToRecords(fields)
    ? `${label} are written as an export has them: [{"title":"…"}]`
    : `${label} are a line each, as an export has them: ${example}`;
}

function readPictures(
  { column, field, text }: Cell<MediaField | MediaListField>,
  { read, sources, refuse, stored, row }: Into & { stored: string[]; row: number },
): void {
  const names = field.kind === 'media' ? [text.trim()].filter(Boolean) : splitLines(text);
  const accepts = field.kind === 'media' ? field.accepts : 'image';
  const cell = { row, field: column.header, accepts };
  const entries: string[] = [];
  const known = new Map<string, string>();
  const urls: string[] = [];
  for (const name of names) {
    const found = sources.pictures.find(name, { cell, stored });
    if ('message' in found) refuse(found.message);
    else if ('path' in found) {
      entries.push(found.url ?? found.path);
      if (found.url !== undefined) known.set(found.url, found.path);
    } else {
      entries.push(found.url);
      urls.push(found.url);
    }
  }
  const paths = entries.filter((entry) => !urls.includes(entry)).map((entry) => known.get(entry) ?? entry);
  if (field.kind === 'mediaList' && urls.length > 0 && entries.length > field.maxItems) {
    refuse(tooManyImages(field.maxItems));
  }
  if (urls.length + known.size > 0) {
    read.fetches.push({ name: column.name, header: column.header, entries, known, urls });
  }
  if (field.kind === 'mediaList') {
    // What is there stays until what comes is there.
    read.values[column.name] = urls.length > 0 ? [...new Set([...stored, ...paths])] : paths;
  } else if (urls.length === 0) read.values[column.name] = paths[0] ?? '';
}
