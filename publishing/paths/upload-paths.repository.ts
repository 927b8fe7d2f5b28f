import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';

/** Those of the paths that uploads have. */
export async function findUploadPaths(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const rows = await inChunks([...new Set(paths)], (some) =>
    db.selectFrom('mediaFiles').select('path').where('path', 'in', some).execute(),
  );
  return new Set(rows.map(({ path }) => path));
}
