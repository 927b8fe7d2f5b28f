import { callApi } from '../api/call-api.ts';
import type { Choice, ListPath } from './list-definition.ts';

type FilterValues = { categories?: string[]; clients?: string[] };

/** The categories that the entity's records name. @throws ApiError */
export async function loadUsedCategories(path: ListPath): Promise<Choice[]> {
  const { data } = await callApi<FilterValues>(`/filters/${path}`);
  return (data.categories ?? []).map(toChoice);
}

/** The clients that the entity's records name. @throws ApiError */
export async function loadUsedClients(path: ListPath): Promise<Choice[]> {
  const { data } = await callApi<FilterValues>(`/filters/${path}`);
  return (data.clients ?? []).map(toChoice);
}

/** The collections that products stand in; `value` is the slug, or the id where something is to be moved there. */
export async function loadCollections(as: 'slug' | 'id'): Promise<Choice[]> {
  const { data } = await callApi<{ id: number; slug: string; name: string }[]>('/categories');
  return data.map((category) => ({ value: String(category[as]), label: category.name }));
}

function toChoice(text: string): Choice {
  return { value: text, label: text };
}
