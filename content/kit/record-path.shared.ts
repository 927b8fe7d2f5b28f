type Pathed = { hasDrafts: boolean; pathOf: (record: { slug: string }) => string };

/** The path of the page on which visitors see a record as it is stored; undefined while it is a draft. */
export function pathForVisitors(entity: Pathed, record: Record<string, unknown>): string | undefined {
  if (entity.hasDrafts && record.published !== true) return undefined;
  return pathOfRecord(entity, record);
}

/** The same for a record that may still be a draft, as it will be. */
export function pathOfRecord(entity: Pathed, record: object): string {
  return entity.pathOf({ slug: String(Reflect.get(record, 'slug') ?? '') });
}
