import { sql } from 'kysely';
import { readInBackground } from '#database/background-reading.ts';
import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import { remember } from '#database/remembered.ts';
import type { MediaFile } from '../storage/media-files.repository.ts';
import { applyLibraryFilter, type LibraryFilter, type LibrarySelect } from './library-filter.repository.ts';

export const librarySorts = ['modified', 'filename', 'size', 'directory'] as const;
export type LibraryQuery = LibraryFilter & {
  sort: (typeof librarySorts)[number];
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
};

const sortColumns = {
  modified: 'createdAt',
  filename: 'searchText',
  size: 'bytes',
  directory: 'path',
} as const;

/** One page of the uploads that fit. */
export async function findLibraryPage(db: Db, query: LibraryQuery): Promise<MediaFile[]> {
  const few = await findFew(db, query);
  if (few) return findFewInOrder(db, few, query);
  const contents = await findRepeated(db, query);
  const found = inOrder(applyLibraryFilter(db, { ...query, contents }), query);
  return found.selectAll('mediaFiles').limit(query.limit).offset(query.offset).execute();
}

/**
 * Whether something uses a file is told by its places alone, file by file: of few that fit the whole library would be read
 * for each page. @returns their ids; undefined where they are more, or where usage does not matter
 */
async function findFew(db: Db, filter: LibraryFilter): Promise<readonly number[] | undefined> {
  if (filter.usage === 'all') return undefined;
  const found = await remember(db, keyOf('few', filter), () =>
    readInBackground(() =>
      applyLibraryFilter(db, filter)
        .select('mediaFiles.id')
        .limit(maxFew + 1)
        .execute(),
    ),
  );
  return found.length > maxFew ? undefined : found.map(({ id }) => id);
}

function findFewInOrder(db: Db, ids: readonly number[], query: LibraryQuery): Promise<MediaFile[]> {
  const few = db.selectFrom('mediaFiles').where('mediaFiles.id', 'in', ids.length > 0 ? [...ids] : [0]);
  const { limit, offset } = query;
  return inOrder(few, query).selectAll('mediaFiles').limit(limit).offset(offset).execute();
}

/** The contents that several files have, unless those are many; nothing where they are not asked for. */
async function findRepeated(db: Db, { list }: LibraryFilter): Promise<string[] | undefined> {
  if (list !== 'duplicates') return undefined;
  const contents = await remember(db, 'contents of several files', () =>
    readInBackground(() =>
      db
        .selectFrom('mediaFiles')
        .select('sha256')
        .groupBy('sha256')
        .having(({ fn }) => fn.countAll(), '>', 1)
        .limit(maxRepeated + 1)
        .execute(),
    ),
  );
  return contents.length > maxRepeated ? undefined : contents.map(({ sha256 }) => sha256);
}

function inOrder(select: LibrarySelect, { sort, order }: LibraryQuery): LibrarySelect {
  return select.orderBy(`mediaFiles.${sortColumns[sort]}`, order).orderBy('mediaFiles.id', order);
}

export async function countLibrary(db: Db, filter: LibraryFilter): Promise<number> {
  const few = await findFew(db, filter);
  if (few) return few.length;
  const { total } = await remember(db, keyOf('count', filter), () =>
    readInBackground(() =>
      applyLibraryFilter(db, filter)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return Number(total);
}

/** How many uploads fit, how many of them are used, and their size. */
export async function sumUpLibrary(db: Db, filter: LibraryFilter) {
  const used = { ...filter, usage: 'used' } as const;
  const { shown, bytes } = await remember(db, keyOf('sum', filter), () =>
    readInBackground(() =>
      applyLibraryFilter(db, filter)
        .select((eb) => [
          eb.fn.countAll<number>().as('shown'),
          eb.fn.coalesce(eb.fn.sum<number>('mediaFiles.bytes'), sql.lit(0)).as('bytes'),
        ])
        .executeTakeFirstOrThrow(),
    ),
  );
  const usedCount = filter.usage === 'unused' ? 0 : await countLibrary(db, used);
  return { shown: Number(shown), used: usedCount, bytes: Number(bytes) };
}

/** The uploads of these contents, by path, newest first. */
export async function findSameContent(
  db: Db,
  contents: readonly string[],
): Promise<Pick<MediaFile, 'path' | 'sha256'>[]> {
  const rows = await inChunks([...new Set(contents)], (some) =>
    db
      .selectFrom('mediaFiles')
      .select(['path', 'sha256'])
      .where('sha256', 'in', some)
      .where('mime', '<>', sql.lit('application/pdf'))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  );
  return rows;
}

/** The folders that pictures and videos lie in: a handful, found one after the other without reading the files. */
export async function listDirectories(db: Db): Promise<string[]> {
  return remember(db, 'library folders', async () => {
    const found: string[] = [];
    for (let after = '/uploads/'; ; ) {
      const next = await db
        .selectFrom('mediaFiles')
        .select('path')
        .where('path', '>', after)
        .orderBy('path')
        .limit(1)
        .executeTakeFirst();
      const folder = next?.path.match(/^\/uploads\/([^/]+)\//)?.[1];
      if (!next) return found;
      if (folder) found.push(folder);
      // Behind everything in that folder: `0` follows the slash.
      after = folder ? `/uploads/${folder}0` : next.path;
    }
  });
}

/** Of more contents the copies are looked for file by file, as a page of them is soon full. */
const maxRepeated = 500;
/** Of more a page is soon found in the order of the list. */
const maxFew = 1_000;

function keyOf(what: string, filter: LibraryFilter): string {
  const { kind, search, directory, usage, list, media, hidden, origins } = filter;
  return JSON.stringify(['library', what, kind, search, directory, usage, list, media, hidden, origins]);
}
