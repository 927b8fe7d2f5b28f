import { setImmediate } from 'node:timers/promises';
import { readInBackground } from './background-reading.ts';

/** Few enough that receiving them is no pause. */
const rowsAtOnce = 2_000;

/**
 * All rows of a table by their `id`, a part at a time: those who ask for something else are answered in between.
 * @param read the next rows after an id, in the order of their ids, at most so many
 */
export async function* readPieces<Row extends object>(
  read: (after: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const keyOf = (row: Row) => Number(Reflect.get(row, 'id'));
  const reading = { first: -1, keyOf, limit: rowsAtOnce };
  const pieces = readInOrder(reading, (after, limit) => readInBackground(() => read(after, limit)));
  for await (const rows of pieces) {
    yield rows;
    await setImmediate();
  }
}

type Reading<Key, Row> = { first: Key; keyOf: (row: Row) => Key; limit: number };

/**
 * All rows of a table in the order of a key, so many at a time; in a transaction as well.
 * @param read the next rows after a key, in the order of their keys, at most so many; `first` comes before all of them
 */
export async function* readInOrder<Key, Row>(
  { first, keyOf, limit }: Reading<Key, Row>,
  read: (after: Key, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = first; ; ) {
    const rows = await read(after, limit);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return;
    after = keyOf(last);
  }
}
