import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { decodeRow, type StoredRecord } from '../kit/codec.ts';
import type { Entity } from '../kit/entity.ts';
import { slugFieldOf } from '../kit/slug.ts';

/** A record wherever it is. */
export type FoundRecord = { record: StoredRecord; isTrashed: boolean };

/**
 * The records that have one of these keys: what they may hold, by column. By id and slug those in the trash are found as
 * well, whose they stay; a code or a name may belong to another by now.
 */
export async function findStored(
  db: Db,
  entity: Entity,
  keys: ReadonlyMap<string, readonly (string | number)[]>,
): Promise<FoundRecord[]> {
  const asked = [...keys].filter(([, values]) => values.length > 0);
  if (asked.length === 0) return [];
  const rows = await db
    .selectFrom(entity.table)
    .selectAll()
    .where((eb) =>
      eb.or(
        asked.map(([column, values]) => {
          const has =
            column === 'slug' && slugFieldOf(entity)?.numberRule
              ? eb(
                  sql`lower(slug)`,
                  'in',
                  values.map((slug) => String(slug).toLowerCase()),
                )
              : eb(column, 'in', values);
          return keptInTrash.has(column) ? has : eb.and([has, eb('deletedAt', 'is', null)]);
        }),
      ),
    )
    .execute();
  return rows.map((row) => ({ record: decodeRow(entity, row), isTrashed: row.deletedAt !== null }));
}

const keptInTrash: ReadonlySet<string> = new Set(['id', 'slug']);

/** Another record that is there with this code. */
export async function findCodeHolder(
  db: Db,
  entity: Entity,
  { column, code, exceptId }: { column: string; code: string; exceptId: number | undefined },
): Promise<number | undefined> {
  const row = await db
    .selectFrom(entity.table)
    .select('id')
    .where(column, '=', code)
    .where('deletedAt', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? 0))
    .executeTakeFirst();
  return row && Number(row.id);
}
