import type { Db } from '#database/connect.ts';

/**
 * Whether anything was ever published here. If all content of a database was purged, its activity log still shows
 * that there was some.
 */
export async function hasHadContent(db: Db): Promise<boolean> {
  for (const table of ['categories', 'activity'] as const) {
    const first = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (first) return true;
  }
  return false;
}
