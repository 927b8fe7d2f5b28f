import type { Db } from '#database/connect.ts';
import type { StoredValue } from '#database/schema.ts';
import { columnOf } from './codec.ts';
import type { Reader } from './declaration.ts';
import type { Entity } from './entity.ts';
import { findSpelling } from './list-filters.repository.ts';
import { findIdByKey } from './references.repository.ts';

/**
 * What the columns of an entity must hold so that its records fit these values of fields.
 * @returns undefined where no record can
 */
export async function findFilterColumns(
  db: Db,
  entity: Entity,
  query: { filters: Readonly<Record<string, string>>; reader: Reader },
): Promise<Record<string, StoredValue> | undefined> {
  const { reader } = query;
  const columns: Record<string, StoredValue> = {};
  for (const [name, text] of Object.entries(query.filters)) {
    const field = entity.fields[name];
    if (!field) continue;
    let value: StoredValue | undefined = text;
    if (field.kind === 'reference') value = await findIdByKey(db, { to: field.to, key: text, reader });
    if (field.kind === 'count') value = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
    if (field.kind === 'text') value = await findSpelling(db, entity, { column: name, text });
    if (value === undefined) return undefined;
    columns[columnOf(name, field)] = value;
  }
  return columns;
}
