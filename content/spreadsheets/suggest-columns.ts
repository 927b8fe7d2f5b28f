import type { Entity } from '../kit/entity.ts';
import { splitUnit } from '../kit/length-units.shared.ts';
import { findColumn, findColumnOrLength, foldHeader, headerOf, idHeader } from './columns.ts';
import type { ColumnMapping } from './import-options.ts';
import type { ImportColumn } from './import-result.ts';
import type { ShopExport } from './shop-exports.ts';

/** What companies call things in their lists, by the field that it is; each word is whole. */
const otherNames: readonly [RegExp, string][] = [
  [/^(?:sku|(?:article|item|product|stock)[ _-]?(?:code|no\.?|number)|code|ref\.?)$/i, 'reference'],
  [/^(?:title|product(?:[ _-]name)?|stone|material|item)$/i, 'name'],
  [/^(?:handle|url[ _-]?key)$/i, 'slug'],
  [/^(?:short[ _-]description|summary|intro)$/i, 'description'],
  [/^(?:long[ _-]text|details|body)$/i, 'longDescription'],
  [/^(?:collection|type|group|product[ _-]type)s?$/i, 'category'],
  [/^(?:country|quarry|country of origin)$/i, 'origin'],
  [/^(?:images?|pictures?|photos?)(?:[ _-](?:url|src|link))?s?$/i, 'mainImage'],
  [/^(?:surfaces?|finishings?)$/i, 'finishOptions'],
  [/^(?:thicknesses|depth)$/i, 'thicknessOptions'],
  [/^(?:uses?|usage)$/i, 'applications'],
];

const maxSampleLength = 100;

type Lines = { headers: readonly string[]; rows: readonly (readonly string[])[] };

/**
 * What each column probably is: what an editor chose for it last time, what the shop's program means by it, what it is
 * called. Each field once.
 * @param known `remembered`: by folded header
 */
export function suggestColumns(
  entity: Entity,
  { headers, rows }: Lines,
  known: { shop: ShopExport | undefined; remembered: ColumnMapping },
): ImportColumn[] {
  const taken = new Set<string>();
  const suggested = new Map<number, string>();
  const suggest = (index: number, field: string | null | undefined) => {
    if (!field) return;
    const isPart = / \(\d+\)$/.test(headers[index] ?? '');
    const name = findColumn(entity, field)?.name ?? field;
    if (taken.has(name) && !isPart) return;
    taken.add(name);
    suggested.set(index, field);
  };
  const settled = headers.map((header, index) => {
    const remembered = known.remembered.get(foldHeader(header));
    const chosen = remembered === undefined ? known.shop?.fieldOf(index) : remembered;
    const field = chosen === undefined ? ownName(entity, header) : chosen;
    suggest(index, field);
    return field !== undefined;
  });
  for (const findField of [fieldCalled, fieldPerhapsCalled]) {
    for (const [index, header] of headers.entries()) {
      if (settled[index] || header === '') continue;
      const name = findField(entity, header);
      if (name !== undefined) suggest(index, headerOf(entity, name));
    }
  }
  return headers.flatMap((column, index) => {
    const sample = rows.find((cells) => (cells[index] ?? '').trim() !== '')?.[index]?.trim() ?? '';
    if (column === '') return [];
    return [{ column, field: suggested.get(index) ?? null, sample: sample.slice(0, maxSampleLength) }];
  });
}

/** The field that companies call so. */
function fieldCalled({ fields }: Entity, header: string): string | undefined {
  const bare = splitUnit(header).name;
  const [own] =
    Object.entries(fields).find(([, { label, alsoCalled = [] }]) =>
      [splitUnit(label).name, ...alsoCalled].includes(bare),
    ) ?? [];
  const [, other] =
    otherNames.find(([pattern, name]) => Object.hasOwn(fields, name) && pattern.test(header)) ?? [];
  return own ?? other;
}

/** The field that companies may mean by a word that has other meanings too. */
function fieldPerhapsCalled({ fields }: Entity, header: string): string | undefined {
  const bare = splitUnit(header).name;
  return Object.keys(fields).find((name) => fields[name]?.perhapsCalled?.includes(bare));
}

/** The field that has this name itself, under which an export has it; undefined where none has. */
function ownName(entity: Entity, header: string): string | undefined {
  if (header.toLowerCase() === idHeader) return idHeader;
  const column = findColumnOrLength(entity, header.replace(/ \(\d+\)$/, ''));
  if (!column) return undefined;
  return column.gives === 'id' ? column.header : headerOf(entity, column.name);
}
