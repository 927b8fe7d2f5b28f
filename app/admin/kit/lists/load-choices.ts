import type { EntityName } from '#content/kit/field.ts';
import { getEntity } from '#content/registry.ts';
import { requestApi } from '../api/request-api.ts';
import type { Choice, ListPath } from './list-definition.ts';

/** Fields whose values the API lists under a plural. */
const pluralNames = new Map(Object.entries({ category: 'categories', client: 'clients' }));

/** The values that an entity's records hold in a field. @throws ApiError */
export async function loadUsed(path: ListPath, field: string): Promise<Choice[]> {
  const { data } = await requestApi<Record<string, string[]>>(`/filters/${path}`);
  return (data[pluralNames.get(field) ?? field] ?? []).map((text) => ({ value: text, label: text }));
}

/** The records that a field can refer to; `value` is the slug, or the id where something is to be moved there. */
export async function loadReferenced(to: EntityName, as: 'slug' | 'id' = 'slug'): Promise<Choice[]> {
  const { path, card } = getEntity(to);
  const { data } = await requestApi<Record<string, unknown>[]>(`/${path}`);
  return data.map((record) => ({ value: String(record[as]), label: String(record[card.title]) }));
}
