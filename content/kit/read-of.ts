import type { Read } from '#database/recorded-reads.ts';
import type { StoredValue } from '#database/schema.ts';
import type { Reader } from './declaration.ts';
import type { Entity } from './entity.ts';

type Conditions = {
  reader: Reader;
  equals?: Record<string, StoredValue>;
  ids?: number[] | undefined;
  slugs?: readonly string[] | undefined;
};

/**
 * What a query of records depends on. Which of the fitting records come first or hold a word may change with any of
 * them, and a record in the trash may fit again.
 */
export function readOf(entity: Entity, { reader, equals, ids, slugs }: Conditions): Read {
  const isPublic = entity.hasDrafts && reader === 'visitor';
  return {
    table: entity.table,
    equals: { ...(isPublic && { published: 1 }), ...equals },
    oneOf: ids ? { column: 'id', values: new Set(ids) } : slugs && { column: 'slug', values: new Set(slugs) },
  };
}
