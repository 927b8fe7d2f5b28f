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
  for (let after = -1; ; ) {
    const rows = await readInBackground(() => read(after, rowsAtOnce));
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) return;
    after = Number(Reflect.get(rows.at(-1) ?? {}, 'id'));
    await setImmediate();
  }
}
