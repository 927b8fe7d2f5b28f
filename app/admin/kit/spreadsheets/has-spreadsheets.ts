import { slugFieldOf } from '#content/kit/slug.ts';
import { entities } from '#content/registry.ts';

/** Whether the records of a list can be exported and imported: their slugs tell which record a row is. */
export function hasSpreadsheets(path: string): boolean {
  return entities.some((entity) => entity.path === path && slugFieldOf(entity) !== undefined);
}
