import type { Entity } from '#content/kit/entity.ts';
import type { EntityName } from '#content/kit/field.ts';
import { getEntity } from '#content/registry.ts';
import { apiNameOf } from './field-names.ts';
import type { ApiRecord } from './form-values.ts';
import { requestApi } from './request-api.ts';

/** A record as a picker shows it. */
export type Candidate = {
  id: number;
  slug: string;
  title: string;
  image: string;
  detail: string;
  isDraft?: boolean;
};

const candidatesPerPage = 12;
const allRecords = 200;

/** Records with a matching name, for a picker. @throws ApiError */
export async function searchRecords(
  to: EntityName,
  query: { text: string; signal: AbortSignal },
): Promise<Candidate[]> {
  const entity = getEntity(to);
  const search = new URLSearchParams({ search: query.text, per_page: String(candidatesPerPage), page: '1' });
  const { data } = await requestApi<ApiRecord[]>(`/${entity.path}?${search}`, { signal: query.signal });
  return data.map((record) => toCandidate(entity, record));
}

/** All records, for a select; only for entities with few records. @throws ApiError */
export async function listRecords(to: EntityName, signal: AbortSignal): Promise<Candidate[]> {
  const entity = getEntity(to);
  const { data } = await requestApi<ApiRecord[]>(`/${entity.path}?per_page=${allRecords}&page=1`, { signal });
  return data.map((record) => toCandidate(entity, record));
}

/** The record of a slug; if it could not be fetched, its slug stands for the name. */
export async function findBySlug(to: EntityName, slug: string): Promise<Candidate> {
  const entity = getEntity(to);
  try {
    const { data } = await requestApi<ApiRecord>(`/${entity.path}/${encodeURIComponent(slug)}`);
    return toCandidate(entity, data);
  } catch {
    return { id: 0, slug, title: slug, image: '', detail: '' };
  }
}

function toCandidate(entity: Entity, record: ApiRecord): Candidate {
  return {
    id: Number(record.id),
    slug: String(record.slug ?? ''),
    title: String(record[entity.card.title] ?? ''),
    image: pictureOf(entity, record),
    detail: String(record.category ?? ''),
    isDraft: record.published === false,
  };
}

/** The path in the first picture field that has one. */
function pictureOf(entity: Entity, record: ApiRecord): string {
  const pictures = Object.entries(entity.fields)
    .filter(([, field]) => field.kind === 'media' && field.accepts === 'image')
    .map(([name, field]) => record[apiNameOf(name, field)]);
  return String(pictures.find((path) => typeof path === 'string' && path !== '') ?? '');
}
