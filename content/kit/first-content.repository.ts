import type { Db } from '#database/connect.ts';

/**
 * Whether anything was ever published here. If all content of a database was purged, the log still shows
 * that there was some.
 */
export async function hasHadContent(db: Db): Promise<boolean> {
  const category = await db.selectFrom('categories').select('id').limit(1).executeTakeFirst();
  if (category) return true;
  const written = db.selectFrom('logEntries').select('id').where('kind', '=', 'content');
  return (await written.limit(1).executeTakeFirst()) !== undefined;
}
