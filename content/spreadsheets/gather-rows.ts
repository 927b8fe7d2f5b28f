import type { Entity } from '../kit/entity.ts';
import type { Pace } from '../kit/pacer.ts';
import { joinLines, splitEntries, splitLines } from './cell-texts.ts';
import { findColumn, type Line, type Place } from './columns.ts';
import { columnNamed } from './import-options.ts';
import { plainTextOf } from './plain-text.ts';
import type { ShopExport } from './shop-exports.ts';

const summaryLength = 300;
/** A comma may stand in an address as well. */
const addressEnd = /\s*[\r\n]+\s*|,\s*(?=https?:)/;

/**
 * The lines of a shop's file with one for each product: lists and pictures are gathered from all of its rows, of anything
 * else the first counts. Pictures after the first come to the gallery; what has no summary gets the beginning of its text.
 * @returns the lines, with the places of fields that no column has at their end
 */
export async function gatherRows(
  entity: Entity,
  shop: ShopExport,
  { places, lines, pace }: { places: readonly Place[]; lines: readonly Line[]; pace: Pace },
): Promise<{ places: Place[]; lines: Line[]; summarised: number[] }> {
  const all = [...places];
  const placeOf = (name: string): number => {
    const index = all.findIndex((place) => place.kind === 'field' && place.column.name === name);
    const column = columnNamed(entity, name);
    if (index >= 0 || !column) return index;
    return all.push({ kind: 'field', column }) - 1;
  };
  const summarised: number[] = [];
  const groups = Map.groupBy(lines, ({ row, cells }) => shop.groupOf(cells) || `row ${row}`);
  const gathered: Line[] = [];
  for (const group of groups.values()) {
    await pace();
    const [first] = group;
    if (!first) continue;
    const cells = gatherCells(group, { entity, places, shop, placeOf });
    if (group.some((line) => shop.isHidden(line.cells)) && hasPlace(places, 'published')) {
      cells[placeOf('published')] = 'no';
    }
    const { summary, title } = entity.card;
    const description = placeOf(summary);
    if (!cells[description]) {
      const text = plainTextOf(cells[placeOf('longDescription')] ?? '');
      cells[description] = beginningOf(text) || (cells[placeOf(title)] ?? '');
      summarised.push(first.row);
    }
    gathered.push({ row: first.row, cells: Array.from(cells, (cell) => cell ?? '') });
  }
  return { places: all, lines: gathered, summarised };
}

function hasPlace(places: readonly Place[], name: string): boolean {
  return places.some((place) => place.kind === 'field' && place.column.name === name);
}

type Gathering = {
  entity: Entity;
  places: readonly Place[];
  shop: ShopExport;
  placeOf: (name: string) => number;
};

function gatherCells(group: readonly Line[], { entity, places, shop, placeOf }: Gathering): string[] {
  const cells: string[] = [];
  const lists = new Map<number, Set<string>>();
  const gather = (index: number, entries: readonly string[]) =>
    lists.set(index, (lists.get(index) ?? new Set<string>()).union(new Set(entries)));
  for (const [index, place] of places.entries()) {
    if (place.kind === 'id') cells[index] = group[0]?.cells[index] ?? '';
    if (place.kind !== 'field') continue;
    const { kind } = place.column.field;
    for (const line of group) {
      const text = shop.read((line.cells[index] ?? '').trim(), place.column.name);
      if (text === '') continue;
      if (kind === 'media' || kind === 'mediaList') gather(index, text.split(addressEnd));
      else if (kind === 'textList') gather(listOf(index, line), splitEntries(text));
      else cells[index] ||= text;
    }
  }
  for (const [index, entries] of lists) {
    const [main = '', ...others] = entries;
    const isSingle = places[index]?.kind === 'field' && isMedia(places[index]);
    const gallery = isSingle && others.length > 0 ? placeOf('galleryImages') : -1;
    if (gallery >= 0) {
      const listed = splitLines(cells[gallery] ?? '');
      cells[gallery] = joinLines([...new Set([...others, ...listed])]);
    }
    cells[index] = isSingle ? main : joinLines([...new Set([...splitLines(cells[index] ?? ''), ...entries])]);
  }
  return cells;

  /** One product's first option may be its finish, another's its thickness. */
  function listOf(index: number, line: Line): number {
    const own = shop.optionOf(index, group[0]?.cells ?? line.cells);
    const column = own && findColumn(entity, own);
    return column ? placeOf(column.name) : index;
  }
}

function isMedia(place: Place): boolean {
  return place.kind === 'field' && place.column.field.kind === 'media';
}

/** Whole sentences, or whole words where the first is longer. */
function beginningOf(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  if (flat.length <= summaryLength) return flat;
  const start = flat.slice(0, summaryLength);
  const end = Math.max(start.lastIndexOf('. '), start.lastIndexOf('! '), start.lastIndexOf('? '));
  return end > 0 ? start.slice(0, end + 1) : `${start.slice(0, start.lastIndexOf(' '))} …`;
}
