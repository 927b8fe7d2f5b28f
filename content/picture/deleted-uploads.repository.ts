import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';

/** Those of some paths whose file was deleted; no other file gets such a path, but the demo's own can come back. */
export async function findDeletedUploads(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const rows = await inChunks(paths, (some) =>
    db
      .selectFrom('retiredPaths')
      .select('path')
      .where('path', 'in', some)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('mediaFiles')
              .select('mediaFiles.path')
              .whereRef('mediaFiles.path', '=', 'retiredPaths.path'),
          ),
        ),
      )
      .execute(),
  );
  return new Set(rows.map(({ path }) => path));
}

/** Those of some paths that are pictures or drawings of the library. */
export async function findUploadedPictures(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const rows = await inChunks(paths, (some) =>
    db
      .selectFrom('mediaFiles')
      .select('path')
      .where('path', 'in', some)
      .where('mime', 'like', 'image/%')
      .execute(),
  );
  return new Set(rows.map(({ path }) => path));
}
