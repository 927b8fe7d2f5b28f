import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Tables } from '#database/schema.ts';

export type MediaFile = Selectable<Tables['mediaFiles']>;

/** How many paths one query asks for; both engines take more. */
const pathsPerQuery = 500;

export async function insertMediaFile(db: Db, file: Insertable<Tables['mediaFiles']>): Promise<void> {
  await db.insertInto('mediaFiles').values(file).execute();
}

export async function findMediaFiles(db: Db, paths: string[]): Promise<MediaFile[]> {
  const found: MediaFile[] = [];
  for (let start = 0; start < paths.length; start += pathsPerQuery) {
    const some = paths.slice(start, start + pathsPerQuery);
    found.push(...(await db.selectFrom('mediaFiles').selectAll().where('path', 'in', some).execute()));
  }
  return found;
}

export async function listPicturePaths(db: Db): Promise<Pick<MediaFile, 'path' | 'width'>[]> {
  return db
    .selectFrom('mediaFiles')
    .select(['path', 'width'])
    .where('width', 'is not', null)
    .orderBy('path')
    .execute();
}
