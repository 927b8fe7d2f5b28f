import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';

/** Numbers as slabs have them, of those that are written in whichever case; unknown ones are left out. */
export async function findNumbers(db: Db, written: readonly string[]): Promise<string[]> {
  const lower = [...new Set(written.map((number) => number.toLowerCase()))];
  const rows = await inChunks(lower, (some) =>
    db.selectFrom('slabs').select('slug').where(sql<string>`lower(slug)`, 'in', some).execute(),
  );
  return rows.map(({ slug }) => String(slug));
}
