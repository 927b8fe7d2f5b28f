import { type SelectQueryBuilder, sql } from 'kysely';
import { readInBackground } from '#database/background-reading.ts';
import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import { hasWords, readPageOfWords, type WordSearch } from '#database/indexed-words.ts';
import { remember } from '#database/remembered.ts';
import type { Tables } from '#database/schema.ts';
import type { MediaFile } from './media-files.repository.ts';

export const librarySorts = ['modified', 'filename', 'size', 'directory'] as const;
/** What an editor looks for among the uploads; `hidden` are paths that are not listed for now. */
export type LibraryFilter = {
  kind: 'picture' | 'pdf';
  search: string;
  /** The first folder below the uploads; empty for all. */
  directory: string;
  usage: 'all' | 'used' | 'unused';
  list: 'all' | 'lacking-alt' | 'duplicates';
  /** Pictures alone, or videos alone. */
  media: 'any' | 'image' | 'video';
  hidden: readonly string[];
  /** What URLs of this site's uploads begin with. */
  origins: readonly string[];
};
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
  const { limit, offset, search } = query;
  const page = { table: 'mediaFiles', words: wordsIn(search), limit, end: offset + limit };
  const contents = await findRepeated(db, query);
  return readPageOfWords(db, page, (words) => {
    const found = inOrder(selectFound(db, { ...query, contents }, words), query);
    return found.selectAll('mediaFiles').limit(limit).offset(offset).execute();
  });
}

/** With a `reach` among so many of the first in their order. */
function selectFound(db: Db, query: LibraryQuery & Repeated, { areCommon, reach }: WordSearch): Selected {
  const { search } = query;
  const fitting = applyFilter(db, { ...query, search: '' });
  if (reach === undefined) return whereWords(db, fitting, { search, areCommon });
  const first = inOrder(fitting, query).selectAll('mediaFiles').limit(reach);
  const near = db.selectFrom(first.as('mediaFiles')) as unknown as Selected;
  return whereWords(db, near, { search, areCommon });
}

/** The contents that several files have, unless those are many; nothing where they are not asked for. */
async function findRepeated(db: Db, { list }: LibraryFilter): Promise<string[] | undefined> {
  if (list !== 'duplicates') return undefined;
  const contents = await remember(db, { key: 'contents of several files', tables: ['mediaFiles'] }, () =>
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

function inOrder(select: Selected, { sort, order }: LibraryQuery): Selected {
  return select.orderBy(`mediaFiles.${sortColumns[sort]}`, order).orderBy('mediaFiles.id', order);
}

function whereWords(db: Db, select: Selected, words: { search: string; areCommon?: boolean }): Selected {
  const conditions = hasWords(db, 'mediaFiles', wordsIn(words.search), words);
  return conditions.reduce((found, condition) => found.where(condition), select);
}

export async function countLibrary(db: Db, filter: LibraryFilter): Promise<number> {
  const { total } = await remember(db, { key: keyOf('count', filter), tables: readTables }, () =>
    readInBackground(() =>
      applyFilter(db, filter)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return Number(total);
}

/** How many uploads fit, how many of them are used, and their size. */
export async function sumUpLibrary(db: Db, filter: LibraryFilter) {
  const used = { ...filter, usage: 'used' } as const;
  const { shown, bytes } = await remember(db, { key: keyOf('sum', filter), tables: readTables }, () =>
    readInBackground(() =>
      applyFilter(db, filter)
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
  return remember(db, { key: 'library folders', tables: ['mediaFiles'] }, async () => {
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

const readTables = ['mediaFiles', 'uploadUses'];
/** Of more contents the copies are looked for file by file, as a page of them is soon full. */
const maxRepeated = 500;

function keyOf(what: string, filter: LibraryFilter): string {
  const { kind, search, directory, usage, list, media, hidden, origins } = filter;
  return JSON.stringify(['library', what, kind, search, directory, usage, list, media, hidden, origins]);
}

type Selected = SelectQueryBuilder<Tables, 'mediaFiles', object>;
type Repeated = { contents?: readonly string[] | undefined };

function applyFilter(db: Db, filter: LibraryFilter & Repeated): Selected {
  const { kind, directory, hidden } = filter;
  const operator = kind === 'pdf' ? '=' : '<>';
  let select: Selected = db.selectFrom('mediaFiles').where('mime', operator, sql.lit('application/pdf'));
  if (directory !== '') {
    const folder = `/uploads/${directory}`;
    select = select.where('mediaFiles.path', '>=', `${folder}/`).where('mediaFiles.path', '<', `${folder}0`);
  }
  if (hidden.length > 0) select = select.where('mediaFiles.path', 'not in', [...hidden]);
  if (filter.media !== 'any') select = select.where('mime', 'like', sql.lit(`${filter.media}/%`));
  return whereListed(whereUsed(whereWords(db, select, filter), filter), filter);
}

function whereUsed(select: Selected, { usage, origins }: LibraryFilter): Selected {
  if (usage === 'all') return select;
  return select.where(({ exists, not, selectFrom }) => {
    const uses = exists(
      selectFrom('uploadUses')
        .select('uploadUses.path')
        .whereRef('uploadUses.path', '=', 'mediaFiles.path')
        .where('uploadUses.origin', 'in', [...origins]),
    );
    return usage === 'used' ? uses : not(uses);
  });
}

function whereListed(select: Selected, { list, contents }: LibraryFilter & Repeated): Selected {
  switch (list) {
    case 'all':
      return select;
    case 'lacking-alt':
      return select.where('alt', '=', sql.lit('')).where('mime', 'like', sql.lit('image/%'));
    case 'duplicates':
      if (contents) return select.where('sha256', 'in', contents.length > 0 ? [...contents] : ['']);
      return select.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('mediaFiles as twin')
            .select('twin.id')
            .whereRef('twin.sha256', '=', 'mediaFiles.sha256')
            .whereRef('twin.id', '<>', 'mediaFiles.id'),
        ),
      );
  }
}

function wordsIn(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}
