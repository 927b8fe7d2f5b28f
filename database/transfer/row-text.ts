/** What a cell holds on either engine. Flags are 0 and 1, times and JSON are text (docs/decisions/0003-two-databases-one-format.md). */
export type Cell = null | number | string | bigint | Uint8Array;
export type Row = readonly Cell[];

/** What JSON has no word for, under one key that says what it is. */
type Wrapped = { integer: string } | { bytes: string } | { number: string };

/** A row as one line of JSON: the same text for the same values, whichever engine they come from. */
export function writeRow(row: Row): string {
  return JSON.stringify(row.map(wrap));
}

/** @throws when the line is no row */
export function readRow(line: string): Row {
  const cells: unknown = JSON.parse(line);
  if (!Array.isArray(cells)) throw new Error('A row is a list of values');
  return cells.map(unwrap);
}

/** Whole numbers that a number holds exactly are numbers, whatever the driver gives them as. */
export function toCell(value: unknown): Cell {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'number' || typeof value === 'string') return value;
  if (value instanceof Uint8Array) return value;
  throw new Error(`A ${typeof value} of a database cannot be taken along`);
}

function wrap(cell: Cell): string | number | null | Wrapped {
  if (typeof cell === 'bigint') return { integer: String(cell) };
  if (cell instanceof Uint8Array) return { bytes: Buffer.from(cell).toString('base64') };
  if (typeof cell === 'number' && !Number.isFinite(cell)) return { number: String(cell) };
  return cell;
}

function unwrap(value: unknown): Cell {
  if (value === null || typeof value === 'number' || typeof value === 'string') return value;
  const [[kind, text] = []] = typeof value === 'object' ? Object.entries(value) : [];
  if (typeof text !== 'string') throw new Error('A value is text, a number, or nothing');
  if (kind === 'integer') return BigInt(text);
  if (kind === 'bytes') return Buffer.from(text, 'base64');
  if (kind === 'number') return Number(text);
  throw new Error(`A value cannot be of the kind ${kind}`);
}
