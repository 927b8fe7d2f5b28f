import { stringify } from 'csv-stringify/sync';
import type { Db } from '#database/connect.ts';
import { findRedirectsAfter } from './redirects.repository.ts';

/** Spreadsheets take a file without it for one in their old code page. */
const byteOrderMark = '\uFEFF';

const rowsAtOnce = 1_000;
const options = { record_delimiter: '\r\n' } as const;

/** A table of two columns; neither can begin like a formula. */
export async function* exportRedirects(db: Db): AsyncGenerator<string> {
  yield byteOrderMark + stringify([['from', 'to']], options);
  for (let after = ''; ; ) {
    const some = await findRedirectsAfter(db, { after, limit: rowsAtOnce });
    yield stringify(
      some.map(({ source, target }) => [source, target]),
      options,
    );
    if (some.length < rowsAtOnce) return;
    after = some.at(-1)?.source ?? '';
  }
}
