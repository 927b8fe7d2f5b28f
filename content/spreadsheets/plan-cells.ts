import type { MediaField, MediaListField, ReferenceField, ReferenceListField } from '../kit/field.ts';
import { fullNounOf } from '../kit/nouns.shared.ts';
import { getEntity } from '../registry.ts';
import { comparable, splitLines } from './cell-texts.ts';
import { cellOf, valueOfCell } from './cells.ts';
import type { SheetColumn } from './columns.ts';
import type { PictureSource } from './picture-source.ts';
import { findRelated, type RelatedKeys } from './related-keys.ts';
import type { IdentifiedRow } from './row-records.ts';

export type CellSources = {
  related: RelatedKeys;
  pictures: PictureSource;
  /** What rows of this file can be named by: they are there once it is imported. */
  ownKeys: ReadonlySet<string>;
};

/** What a row gives: values by field, lists that name rows of the same file, and what is wrong. */
export type RowValues = {
  values: Record<string, unknown>;
  later: Record<string, (number | string)[]>;
  errors: { field: string; message: string }[];
};

/** Reads the cells that differ from what is stored; those that hold it already were stored under the rules of their day. */
export function readCells(row: IdentifiedRow, sources: CellSources): RowValues {
  const read: RowValues = { values: {}, later: {}, errors: [] };
  for (const { column, text } of row.cells) {
    const { name, field } = column;
    if (row.shown && comparable(cellOf(field, row.shown[name])) === comparable(text)) continue;
    if (isLeftOut(row, column, text)) continue;
    const refuse = (message: string) => read.errors.push({ field: column.header, message });
    if (field.kind === 'reference') readReference({ column, field, text }, { read, sources, refuse });
    else if (field.kind === 'referenceList')
      readReferences({ column, field, text }, { read, sources, refuse });
    else if (field.kind === 'media' || field.kind === 'mediaList') {
      const stored = [row.stored?.[name] ?? []].flat().map(String);
      readPictures({ column, field, text }, { read, sources, refuse, stored, row: row.row });
    } else read.values[name] = valueOfCell(field, text);
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

function readPictures(
  { column, field, text }: Cell<MediaField | MediaListField>,
  { read, sources, refuse, stored, row }: Into & { stored: string[]; row: number },
): void {
  const names = field.kind === 'media' ? [text.trim()].filter(Boolean) : splitLines(text);
  const accepts = field.kind === 'media' ? field.accepts : 'image';
  const cell = { row, field: column.header, accepts };
  const paths = names.flatMap((name) => {
    const found = sources.pictures.find(name, { cell, stored });
    if ('path' in found) return [found.path];
    refuse(found.message);
    return [];
  });
  read.values[column.name] = field.kind === 'media' ? (paths[0] ?? '') : paths;
}
