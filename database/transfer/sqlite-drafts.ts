import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { notFinished } from './not-finished.ts';

/** What the name of a database ends with that is being filled. */
export const draftEnding = '.part';

/** Databases beside a place that are to take it once they are filled, and those of which nothing will come any more. */
export async function findDrafts(file: string): Promise<string[]> {
  const folder = dirname(file);
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.startsWith(`${basename(file)}.`) && name.endsWith(draftEnding))
    .map((name) => join(folder, name));
}

/**
 * Looks whether a place is to get a database that is not there yet: whoever began with an empty one instead would show a
 * new site, and keep the other from its place.
 * @throws AppError in one line
 */
export async function checkNotHalfFilled(file: string): Promise<void> {
  if (existsSync(file)) return;
  const [draft] = await findDrafts(file);
  if (draft === undefined) return;
  throw notFinished(`delete ${draft}`);
}
