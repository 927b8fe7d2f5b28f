import type { Db } from '#database/connect.ts';
import { decodeRow, type StoredRecord } from '../kit/codec.ts';
import type { Entity } from '../kit/entity.ts';

/** A record wherever it is. */
export type FoundRecord = { record: StoredRecord; isTrashed: boolean };

/** The records that these ids and slugs belong to, in the trash as well. */
export async function findStored(
  db: Db,
  entity: Entity,
  keys: { ids: number[]; slugs: string[] },
): Promise<FoundRecord[]> {
  if (keys.ids.length + keys.slugs.length === 0) return [];
  const rows = await db
    .selectFrom(entity.table)
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(keys.ids.length > 0 ? [eb('id', 'in', keys.ids)] : []),
        ...(keys.slugs.length > 0 ? [eb('slug', 'in', keys.slugs)] : []),
      ]),
    )
    .execute();
  return rows.map((row) => ({ record: decodeRow(entity, row), isTrashed: row.deletedAt !== null }));
}
