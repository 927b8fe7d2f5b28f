import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import { readPieces } from '#database/read-pieces.ts';
import { remember } from '#database/remembered.ts';
import type { Tables } from '#database/schema.ts';

export type MediaFile = Omit<Selectable<Tables['mediaFiles']>, 'searchText'>;
/** What is changed of a file once it is stored; undefined leaves it unchanged. */
export type MediaFileChanges = {
  [Name in 'alt' | 'focalX' | 'focalY' | 'condition']?: MediaFile[Name] | undefined;
};

export async function insertMediaFile(db: Db, file: Insertable<Tables['mediaFiles']>): Promise<void> {
  const searchText = (file.path.split('/').at(-1) ?? '').toLowerCase();
  const insert = db.insertInto('mediaFiles').values({ ...file, searchText });
  await insert.execute();
}

export async function findMediaFiles(db: Db, paths: string[]): Promise<MediaFile[]> {
  return inChunks(paths, (some) => {
    const select = db.selectFrom('mediaFiles').selectAll().where('path', 'in', some);
    return select.execute();
  });
}

const pictureColumns = ['path', 'width', 'height', 'preview', 'alt', 'focalX', 'focalY'] as const;
type PictureRow = Pick<MediaFile, (typeof pictureColumns)[number]>;

/** What pages show of pictures, in any order. @param paths each once */
export function findPictureRows(db: Db, paths: string[]): Promise<PictureRow[]> {
  return inChunks(paths, (some) =>
    db.selectFrom('mediaFiles').select(pictureColumns).where('path', 'in', some).execute(),
  );
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
    .where('mime', '=', sql.lit('application/pdf'))
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
  const { total } = await remember(db, `library ${except.join()}`, () =>
    selectShown(db)
      .$if(except.length > 0, (query) => query.where('path', 'not in', except))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  );
  return Number(total);
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
  await update.execute();
}

/** Removes the row of a file and retires its path. */
export async function retireMediaFile(db: Db, file: { path: string; now: string }): Promise<void> {
  const { path } = file;
  const remove = db.deleteFrom('mediaFiles').where('path', '=', path);
  await remove.execute();
  await db
    .insertInto('retiredPaths')
    .values({ path: file.path, deletedAt: file.now })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
}

/** Every picture whose size is known, a part at a time. */
export function readPictures(
  db: Db,
): AsyncGenerator<Pick<MediaFile, 'id' | 'path' | 'width' | 'height' | 'sha256'>[]> {
  const select = db.selectFrom('mediaFiles').select(['id', 'path', 'width', 'height', 'sha256']);
  const sized = select.where('width', 'is not', null).orderBy('id');
  return readPieces((after, limit) => sized.where('id', '>', after).limit(limit).execute());
}

/** The path of every file, documents too, a part at a time. */
export function readPaths(db: Db): AsyncGenerator<Pick<MediaFile, 'id' | 'path'>[]> {
  const select = db.selectFrom('mediaFiles').select(['id', 'path']).orderBy('id');
  return readPieces((after, limit) => select.where('id', '>', after).limit(limit).execute());
}

/** What pictures and videos are found by, a part at a time. */
export function readFileNames(
  db: Db,
): AsyncGenerator<Pick<MediaFile, 'id' | 'path' | 'originalName' | 'mime'>[]> {
  const select = selectShown(db).select(['id', 'path', 'originalName', 'mime']).orderBy('id');
  return readPieces((after, limit) => select.where('id', '>', after).limit(limit).execute());
}

/** Excludes documents, all of which are PDFs: the library lists pictures and videos only. */
function selectShown(db: Db) {
  return db.selectFrom('mediaFiles').where('mime', '<>', sql.lit('application/pdf'));
}
