import type { Db } from '#database/connect.ts';
import { isStorableText } from '#errors/storable.ts';
import { getEntity } from '../registry.ts';
import type { EntityName } from './field.ts';
import { findRowsByKeys } from './references.repository.ts';

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
  const { title } = getEntity(query.to).card;
  const numbers = keys.filter((key) => /^\d{1,9}$/.test(key)).map(Number);
  const rows = await findRowsByKeys(db, { to: query.to, keys, ids: numbers });
  const ids = new Set<number>();
  for (const key of keys) {
    const row =
      rows.find((candidate) => candidate.slug === key) ??
      rows.find((candidate) => candidate[title] === key) ??
      rows.find((candidate) => String(candidate.id) === key);
    if (!row) return { ids: [...ids], unknown: key };
    ids.add(Number(row.id));
  }
  return { ids: [...ids] };
}
