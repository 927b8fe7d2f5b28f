import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { isStorableText } from '#errors/storable.ts';
import type { EntityName } from './field.ts';
import { referenceTargets } from './references.ts';

/**
 * The ids of the living records that names, slugs or ids mean, in their order and once each.
 * A slug goes before a name, a name before an id.
 * @returns `unknown`: the first key that means no record
 */
export async function findRelatedIds(
  db: Db,
  query: { to: EntityName; keys: (string | number)[] },
): Promise<{ ids: number[]; unknown?: string }> {
  const keys = [...new Set(query.keys.map(String))];
  const unusable = keys.find((key) => !isStorableText(key));
  if (keys.length === 0 || unusable !== undefined) return { ids: [], ...(unusable && { unknown: unusable }) };
  const { table, titleColumn, hasSlug } = referenceTargets[query.to];
  const numbers = keys.filter((key) => /^\d{1,9}$/.test(key)).map(Number);
  const rows = await db
    .selectFrom(table)
    .select(['id', titleColumn, ...(hasSlug ? ['slug'] : [])])
    .where('deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb(sql.ref(titleColumn), 'in', keys),
        ...(hasSlug ? [eb(sql.ref('slug'), 'in', keys)] : []),
        ...(numbers.length > 0 ? [eb('id', 'in', numbers)] : []),
      ]),
    )
    .orderBy('id')
    .execute();
  const ids = new Set<number>();
  for (const key of keys) {
    const row =
      rows.find((candidate) => candidate.slug === key) ??
      rows.find((candidate) => candidate[titleColumn] === key) ??
      rows.find((candidate) => String(candidate.id) === key);
    if (!row) return { ids: [...ids], unknown: key };
    ids.add(Number(row.id));
  }
  return { ids: [...ids] };
}
