import { setImmediate } from 'node:timers/promises';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './connect.ts';
import type { Tables } from './schema.ts';

/** Some ten thousand ids: few enough that reading them is no pause. */
const charactersAtOnce = 80_000;

/**
 * All ids of a list, in its order. The database joins them into one text: receiving half a million rows is a pause of a
 * tenth of a second, while a text of them is received at once and read in parts.
 * @param select `id` alone
 */
export async function readIds<Table extends keyof Tables>(
  db: Db,
  select: SelectQueryBuilder<Tables, Table, object>,
): Promise<number[]> {
  const { joined } = await db
    .selectFrom(select.as('listed'))
    .select(sql<string | null>`string_agg(cast(id as text), ',')`.as('joined'))
    .executeTakeFirstOrThrow();
  const text = joined ?? '';
  const ids: number[] = [];
  for (let start = 0; start < text.length; ) {
    if (start > 0) await setImmediate();
    const comma = text.indexOf(',', start + charactersAtOnce);
    const end = comma < 0 ? text.length : comma;
    for (const id of JSON.parse(`[${text.slice(start, end)}]`)) ids.push(id);
    start = end + 1;
  }
  return ids;
}
