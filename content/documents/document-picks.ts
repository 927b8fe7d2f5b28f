import type { Db } from '#database/connect.ts';
import { type FieldErrors, invalid } from '#errors/app-error.ts';
import { findIdsByKeys } from '../kit/references.repository.ts';
import type { DocumentFields, LeafField, PickField } from './document-field.ts';
import { type Place, placesOf } from './document-places.ts';
import type { Values } from './document-values.ts';

const entityOf: Record<PickField['kind'], 'product' | 'category'> = {
  products: 'product',
  categories: 'category',
};

/**
 * Refuses slugs of records that are not there. Those that are stored already stay: a record may have gone since.
 * @throws AppError `invalid` by dotted path
 */
export async function checkPicks(
  db: Db,
  fields: DocumentFields,
  { values, known }: { values: Values; known: Values[] },
): Promise<void> {
  const stored = new Set(known.flatMap((version) => picksOf(fields, version).flatMap(slugsIn)));
  const errors: FieldErrors = {};
  for (const place of picksOf(fields, values)) {
    const added = slugsIn(place).filter((slug) => !stored.has(slug));
    if (added.length === 0) continue;
    const { unknown } = await findIdsByKeys(db, { to: entityOf[kindOf(place)], keys: added });
    if (unknown !== undefined) errors[place.path] = `There is no ${entityOf[kindOf(place)]} "${unknown}"`;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** What a field picks records of; undefined where it picks none. */
export function pickedEntity({ kind }: LeafField): 'product' | 'category' | undefined {
  return kind === 'products' || kind === 'categories' ? entityOf[kind] : undefined;
}

function picksOf(fields: DocumentFields, values: Values): Place[] {
  return placesOf(fields, values).filter(({ field }) => Object.hasOwn(entityOf, field.kind));
}

function kindOf({ field }: Place): PickField['kind'] {
  return field.kind === 'products' ? 'products' : 'categories';
}

function slugsIn({ value }: Place): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
