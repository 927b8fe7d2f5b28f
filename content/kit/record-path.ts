import type { Entity } from './entity.ts';

/** The path of the page on which visitors see a record as it is stored; undefined while it is a draft. */
export function pathForVisitors(entity: Entity, record: Record<string, unknown>): string | undefined {
  if (entity.hasDrafts && record.published !== true) return undefined;
  return pathOfRecord(entity, record);
}

/** The same for a record that may still be a draft, as it will be. */
export function pathOfRecord(entity: Entity, record: object): string {
  return entity.pathOf({ slug: String(Reflect.get(record, 'slug') ?? '') });
}
