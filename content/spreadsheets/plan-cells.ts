import { Parser } from 'htmlparser2';
import type {
  ItemListField,
  MediaField,
  MediaListField,
  ReferenceField,
  ReferenceListField,
} from '../kit/field.ts';
import { fullNounOf } from '../kit/nouns.shared.ts';
import { foreignPictureMessage, isForeignPicture } from '../picture/foreign-media.shared.ts';
import { getEntity } from '../registry.ts';
import { comparable, splitLines } from './cell-texts.ts';
import { cellOf, valueOfCell } from './cells.ts';
import type { SheetColumn } from './columns.ts';
import type { PictureSource } from './picture-source.ts';
import { findRelated, type RelatedKeys } from './related-keys.ts';
import type { IdentifiedRow } from './row-records.ts';

const tag =
  /<\/?(?:p|br|hr|div|span|b|strong|i|em|u|s|a|ul|ol|li|h[1-6]|table|tbody|thead|t[rdh]|sup|sub|font|img)(?:\s[^<>]*)?\/?>/i;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/i;
const lineEnds = new Set([
  'p',
  'br',
  'hr',
  'div',
  'ul',
  'ol',
  'li',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);
const raised = new Map([
  ['2', '²'],
  ['3', '³'],
]);

export type CellSources = {
  related: RelatedKeys;
  pictures: PictureSource;
  /** What rows of this file can be named by: they are there once it is imported. */
  ownKeys: ReadonlySet<string>;
  /** The company's time zone, in which times are meant that name none. */
  timeZone: string;
};

/** What a row gives: values by field, lists that name rows of the same file, and what is wrong. */
export type RowValues = {
  values: Record<string, unknown>;
  later: Record<string, (number | string)[]>;
  errors: { field: string; message: string }[];
  /** Columns whose text was read out of HTML. */
  fromHtml: string[];
};

/** Reads the cells that differ from what is stored; those that hold it already were stored under the rules of their day. */
export function readCells(row: IdentifiedRow, sources: CellSources): RowValues {
  const read: RowValues = { values: {}, later: {}, errors: [], fromHtml: [] };
  for (const { column, text } of row.cells) {
    const { name, field } = column;
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
  return read;
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
  const id = findRelated(sources.related, { to: field.to, key, gives: column.gives });
  if (key === '') refuse(field.required ?? `${field.label} is empty`);
  else if (id === undefined) refuse(`There is no ${fullNounOf(getEntity(field.to)).one} "${key}"`);
  else read.values[column.name] = id;
}

function readReferences({ column, field, text }: Cell<ReferenceListField>, into: Into): void {
  const { read, sources, refuse } = into;
  const found = splitLines(text).map((key): number | string | undefined => {
    const id = findRelated(sources.related, { to: field.to, key, gives: 'value' });
    if (id === undefined && !sources.ownKeys.has(key)) {
      refuse(`There is no ${fullNounOf(getEntity(field.to)).one} "${key}"`);
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
  const items = text.trim() === '' ? [] : parseItems(text);
  if (!items) {
    refuse(`${field.label} are written as an export has them: [{"title":"…"}]`);
    return;
  }
  for (const item of items) {
    for (const [name, inner] of Object.entries(field.fields)) {
      const keys = item[name];
      if (inner.kind !== 'referenceList' || !Array.isArray(keys)) continue;
      item[name] = keys.flatMap((key) => {
        const id = findRelated(sources.related, { to: inner.to, key: String(key), gives: 'value' });
        if (id === undefined) refuse(`There is no ${fullNounOf(getEntity(inner.to)).one} "${key}"`);
        return id ?? [];
      });
    }
  }
  read.values[column.name] = items;
}

function parseItems(text: string): Record<string, unknown>[] | undefined {
  try {
    const items: unknown = JSON.parse(text);
    const isItem = (item: unknown) => typeof item === 'object' && item !== null && !Array.isArray(item);
    return Array.isArray(items) && items.every(isItem) ? items : undefined;
  } catch {
    return undefined;
  }
}

function readPictures(
  { column, field, text }: Cell<MediaField | MediaListField>,
  { read, sources, refuse, stored, row }: Into & { stored: string[]; row: number },
): void {
  const names = field.kind === 'media' ? [text.trim()].filter(Boolean) : splitLines(text);
  const accepts = field.kind === 'media' ? field.accepts : 'image';
  const cell = { row, field: column.header, accepts };
  const paths = names.flatMap((name) => {
    if (isForeignPicture({ kind: field.kind, accepts }, name) && !stored.includes(name)) {
      refuse(foreignPictureMessage);
      return [];
    }
    const found = sources.pictures.find(name, { cell, stored });
    if ('path' in found) return [found.path];
    refuse(found.message);
    return [];
  });
  read.values[column.name] = field.kind === 'media' ? (paths[0] ?? '') : paths;
}

/** Whether a text that is to be read as it stands has tags or entities of HTML in it. */
function hasHtml(text: string): boolean {
  return tag.test(text) || (entity.test(text) && plainTextOf(text) !== text);
}

/** What a page would show of it: shops export descriptions as HTML. */
function plainTextOf(html: string): string {
  const parts: string[] = [];
  let isRaised = false;
  const breakLine = (name: string) => {
    if (lineEnds.has(name)) parts.push('\n');
  };
  const parser = new Parser({
    onopentag: (name) => {
      isRaised = name === 'sup';
      breakLine(name);
    },
    ontext: (text) => parts.push((isRaised && raised.get(text)) || text),
    onclosetag: (name) => {
      isRaised = false;
      breakLine(name);
    },
  });
  parser.end(html);
  return parts
    .join('')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
