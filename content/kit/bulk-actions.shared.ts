const bulkActionNames = [
  'publish',
  'unpublish',
  'schedule',
  'feature',
  'unfeature',
  'category',
  'delete',
] as const;
export type BulkActionName = (typeof bulkActionNames)[number];

type Fielded = { fields: Record<string, { kind: string }> };

/** The actions that make sense for an entity: those whose field it has. */
export function bulkActionsOf(entity: Fielded): BulkActionName[] {
  return bulkActionNames.filter((action) => action === 'delete' || fieldOf(entity, action) !== undefined);
}

const flagOf = {
  publish: 'published',
  unpublish: 'published',
  schedule: 'publishAt',
  feature: 'featured',
  unfeature: 'featured',
} as const;

/** The field that an action sets; undefined where the entity does not have it. */
export function fieldOf(entity: Fielded, action: Exclude<BulkActionName, 'delete'>): string | undefined {
  if (action === 'category') return entity.fields.category?.kind === 'reference' ? 'category' : undefined;
  const field = flagOf[action];
  return Object.hasOwn(entity.fields, field) ? field : undefined;
}
