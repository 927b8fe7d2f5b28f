import type { Db } from '#database/connect.ts';
import { textOfHtml } from './clean-html.ts';
import type { Entity } from './entity.ts';
import type { EntityName, Field, ItemField, ItemListField } from './field.ts';
import { idsIn, referencePlacesOf } from './reference-places.ts';
import { findReferences } from './references.repository.ts';

/** One field that differs between two versions, in words, and of pictures and videos their paths. */
export type FieldChange = {
  field: string;
  label: string;
  from: string;
  to: string;
  media?: { from: string[]; to: string[] };
};

type Values = Record<string, unknown>;
/** The names of related records, by entity and id. */
type Names = Map<string, string>;

const maxLength = 180;
/** How much is kept before the first difference of two long texts. */
const contextLength = 40;

/** What differs between versions of a record, readable by a person. @returns a function of two versions */
export async function createDifference(
  db: Db,
  entity: Entity,
  versions: Values[],
): Promise<(from: Values, to: Values) => FieldChange[]> {
  const names = await findNames(db, entity, versions);
  return (from, to) =>
    Object.entries(entity.fields).flatMap(([name, field]) => {
      if (!Object.hasOwn(from, name) || !Object.hasOwn(to, name)) return [];
      if (JSON.stringify(from[name]) === JSON.stringify(to[name])) return [];
      const change = { from: from[name], to: to[name], names };
      return [{ field: name, label: field.label, ...tellApart(field, change), ...mediaIn(field, change) }];
    });
}

export function tellApart(
  field: Field,
  change: { from: unknown; to: unknown; names: Names },
): { from: string; to: string } {
  const [from, to] = [textOf(field, change.from, change.names), textOf(field, change.to, change.names)];
  // Where only the formatting differs, the words alone would look the same.
  return from === to && field.kind === 'html'
    ? shorten(String(change.from), String(change.to))
    : shorten(from, to);
}

/** A gallery may change by the order of its pictures alone, so all of them are listed. */
export function mediaIn(field: Field, change: { from: unknown; to: unknown }): Pick<FieldChange, 'media'> {
  if (field.kind !== 'media' && field.kind !== 'mediaList') return {};
  const pathsIn = (value: unknown) =>
    [value].flat().filter((path) => typeof path === 'string' && path !== '');
  return { media: { from: pathsIn(change.from) as string[], to: pathsIn(change.to) as string[] } };
}

function textOf(field: Field | ItemField, value: unknown, names: Names): string {
  switch (field.kind) {
    case 'flag':
      return value ? 'Yes' : 'No';
    case 'html':
      return textOfHtml(String(value ?? ''));
    case 'time':
    case 'dueTime':
      return String(value ?? '').replace(/^(.{10})T(.{5}).*$/, '$1 $2 UTC');
    case 'textList':
      return [value].flat().join(', ');
    case 'mediaList':
      return [value].flat().map(fileNameOf).join(', ');
    case 'itemList':
      return textOfItems(field, value, names);
    case 'reference':
    case 'referenceList':
      return [value]
        .flat()
        .map((id) => names.get(`${field.to} ${id}`) ?? `#${id}`)
        .join(', ');
    default:
      return String(value ?? '');
  }
}

/** An item a line, each with all that it has. */
function textOfItems({ fields }: ItemListField, value: unknown, names: Names): string {
  const items = (value ?? []) as Values[];
  const inner = Object.entries(fields);
  return items
    .map((item) =>
      inner
        .map(([name, field]) => textInItem(field, item[name], names))
        .filter(Boolean)
        .join(': '),
    )
    .join('\n');
}

/** Beside its other values a flag says what it is, or nothing. */
function textInItem(field: ItemField, value: unknown, names: Names): string {
  if (field.kind !== 'flag') return textOf(field, value, names);
  return value ? field.label : '';
}

/** Two texts cut so that the first difference shows in both. */
function shorten(from: string, to: string): { from: string; to: string } {
  let same = 0;
  while (same < from.length && from[same] === to[same]) same += 1;
  const start = Math.max(from.length, to.length) > maxLength ? Math.max(0, same - contextLength) : 0;
  return { from: cut(from, start), to: cut(to, start) };
}

function cut(text: string, start: number): string {
  const isCutBefore = start > 0 && text.length > 0;
  const isCutAfter = text.length > start + maxLength;
  return `${isCutBefore ? '…' : ''}${text.slice(start, start + maxLength)}${isCutAfter ? '…' : ''}`;
}

async function findNames(db: Db, entity: Entity, versions: Values[]): Promise<Names> {
  const names: Names = new Map();
  const idsByTarget = new Map<EntityName, number[]>();
  for (const { holder, name, field } of versions.flatMap((values) => referencePlacesOf(entity, values))) {
    idsByTarget.set(field.to, [...(idsByTarget.get(field.to) ?? []), ...idsIn(holder[name])]);
  }
  for (const [to, ids] of idsByTarget) {
    const found = await findReferences(db, { to, ids, reader: 'administrator', withTrash: true });
    for (const { id, name } of found.values()) names.set(`${to} ${id}`, name);
  }
  return names;
}

function fileNameOf(path: unknown): string {
  return String(path).slice(String(path).lastIndexOf('/') + 1);
}
