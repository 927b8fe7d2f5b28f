import type { Db } from '#database/connect.ts';

/** The paths of all uploads. */
export async function listUploadPaths(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('mediaFiles').select('path').execute();
  return new Set(rows.map(({ path }) => path));
}
