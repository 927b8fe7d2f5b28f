import { splitUnit } from '../kit/length-units.shared.ts';
import { foldHeader } from './columns.ts';

/** A list may have titles, dates and empty lines above; the header is among so many rows. */
const firstRows = 30;

/**
 * Where the header is: the first of the rows with the most names of fields, if what stands above is as sparse as titles
 * are; the very first where none has any.
 * @param names as `headerNamesOf` gives them
 */
export function findHeader(rows: readonly (readonly string[])[], names: ReadonlySet<string>) {
  let [row, count, widestAbove] = [0, 0, 0];
  for (const [index, cells] of rows.slice(0, firstRows).entries()) {
    const found = cells.map((cell) =>
      [foldHeader(cell), splitUnit(cell).name].find((name) => names.has(name)),
    );
    const known = new Set(found.filter(Boolean)).size;
    const width = cells.filter((cell) => cell.trim() !== '').length;
    if (known > count && widestAbove * 2 <= width) [row, count] = [index, known];
    widestAbove = Math.max(widestAbove, width);
  }
  return { row, count };
}
