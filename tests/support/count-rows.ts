import { CompiledQuery } from 'kysely';
import { type Db, urlOf } from '#database/connect.ts';
import { openSnapshot } from '#database/transfer/snapshot.ts';

/** How many rows each table has, but for some. */
export async function countRows(db: Db, except: readonly string[] = []): Promise<Record<string, number>> {
  const { tables, close } = await openSnapshot(urlOf(db));
  await close();
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    if (except.includes(name)) continue;
    const { rows } = await db.executeQuery<{ count: number }>(
      CompiledQuery.raw(`select count(*) as count from "${name}"`),
    );
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}
