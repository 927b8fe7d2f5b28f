import { stringify } from 'csv-stringify/sync';
import type { Db } from '#database/connect.ts';
import { findRedirectTargets } from './redirects.repository.ts';

/** Spreadsheets take a file without it for one in their old code page. */
const byteOrderMark = '\uFEFF';

/** A table of two columns; neither can begin like a formula. */
export async function* exportRedirects(db: Db): AsyncGenerator<string> {
  const targets = await findRedirectTargets(db);
  yield byteOrderMark + stringify([['from', 'to'], ...targets], { record_delimiter: '\r\n' });
}
