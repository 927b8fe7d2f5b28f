import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#database/connect.ts';
import { changingOnly, readingOnly } from '#database/recorded-reads.ts';
import type { Tables } from '#database/schema.ts';

export type MediaFile = Selectable<Tables['mediaFiles']>;
/** What an editor sets on a file; undefined leaves it unchanged. */
export type MediaFileChanges = {
  [Name in 'alt' | 'focalX' | 'focalY']?: MediaFile[Name] | undefined;
};

/** How many paths one query asks for; both engines take more. */
const pathsPerQuery = 500;

export async function insertMediaFile(db: Db, file: Insertable<Tables['mediaFiles']>): Promise<void> {
  const insert = db.insertInto('mediaFiles').values(file);
  await changingOnly(
    'mediaFiles',
    () => insert.execute(),
    () => [{ path: file.path }],
  );
}

export async function findMediaFiles(db: Db, paths: string[]): Promise<MediaFile[]> {
  const found: MediaFile[] = [];
  for (let start = 0; start < paths.length; start += pathsPerQuery) {
    const some = paths.slice(start, start + pathsPerQuery);
    const select = db.selectFrom('mediaFiles').selectAll().where('path', 'in', some);
    const read = { table: 'mediaFiles', oneOf: { column: 'path', values: new Set(some) } };
    found.push(...(await readingOnly(read, () => select.execute())));
  }
  return found;
}

/** Every uploaded picture and video, newest first. */
export async function listMediaFiles(db: Db): Promise<MediaFile[]> {
  return selectShown(db).selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
}

/** Every uploaded PDF, newest first. */
export async function listPdfs(db: Db): Promise<MediaFile[]> {
  return db
    .selectFrom('mediaFiles')
    .selectAll()
    .where('mime', '=', 'application/pdf')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Paths of the other pictures and videos with the same content, newest first. */
export async function findTwins(db: Db, file: Pick<MediaFile, 'path' | 'sha256'>): Promise<string[]> {
  const rows = await selectShown(db)
    .select('path')
    .where('sha256', '=', file.sha256)
    .where('path', '!=', file.path)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ path }) => path);
}

/** @param except paths that are not counted */
export async function countMediaFiles(db: Db, { except }: { except: string[] }): Promise<number> {
  const row = await selectShown(db)
    .$if(except.length > 0, (query) => query.where('path', 'not in', except))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** Whether a path belongs or belonged to a file; either way a new file needs another one. */
export async function isPathTaken(db: Db, path: string): Promise<boolean> {
  const file = await db.selectFrom('mediaFiles').select('path').where('path', '=', path).executeTakeFirst();
  if (file) return true;
  const old = await db.selectFrom('retiredPaths').select('path').where('path', '=', path).executeTakeFirst();
  return old !== undefined;
}

export async function updateMediaFile(db: Db, path: string, changes: MediaFileChanges): Promise<void> {
  const update = db.updateTable('mediaFiles').set(changes).where('path', '=', path);
  await changingOnly(
    'mediaFiles',
    () => update.execute(),
    () => [{ path }],
  );
}

/** Removes the row of a file and retires its path. */
export async function retireMediaFile(db: Db, file: { path: string; now: string }): Promise<void> {
  const { path } = file;
  const remove = db.deleteFrom('mediaFiles').where('path', '=', path);
  await changingOnly(
    'mediaFiles',
    () => remove.execute(),
    () => [{ path }],
  );
  await db
    .insertInto('retiredPaths')
    .values({ path: file.path, deletedAt: file.now })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
}

export async function listPictures(db: Db): Promise<Pick<MediaFile, 'path' | 'width' | 'height'>[]> {
  return db
    .selectFrom('mediaFiles')
    .select(['path', 'width', 'height'])
    .where('width', 'is not', null)
    .orderBy('path')
    .execute();
}

/** Excludes documents: the library lists pictures and videos only. */
function selectShown(db: Db) {
  return db
    .selectFrom('mediaFiles')
    .where((eb) => eb.or([eb('mime', 'like', 'image/%'), eb('mime', 'like', 'video/%')]));
}
