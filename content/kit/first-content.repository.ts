import type { Db } from '#database/connect.ts';

/**
 * Whether anything was ever published here. A database whose content was deleted, all of it and for good, remembers by
 * its activity log.
 */
export async function hasHadContent(db: Db): Promise<boolean> {
  for (const table of ['categories', 'activity'] as const) {
    const first = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (first) return true;
  }
  return false;
}
