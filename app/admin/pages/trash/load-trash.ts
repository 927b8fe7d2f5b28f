import type { EntityName } from '#content/kit/field.ts';
import { entities } from '#content/registry.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import type { ListPath } from '../../kit/lists/list-definition.ts';
import { type ListFailure, toListFailure } from '../../kit/lists/list-failure.ts';
import { pageIn, perPage } from '../../kit/lists/list-state.ts';

/** A deleted record that can still be restored. */
export type TrashEntry = {
  entity: EntityName;
  path: ListPath;
  id: number;
  title: string;
  /** ISO 8601 in UTC. */
  deletedAt: string;
  /** The administrator's name. */
  deletedBy: string;
  /** Until it is deleted for good. */
  daysLeft: number;
};

/** Which entries are asked for; `kind` is the path of an entity, or empty for all. */
export type TrashState = { page: number; kind: string };
export type TrashResponse =
  | { kind: 'loaded'; entries: TrashEntry[]; total: number; state: TrashState }
  | ListFailure;

/** Unknown values in the URL become the defaults. */
export function readTrashState(query: URLSearchParams): TrashState {
  const kind = entities.find(({ path }) => path === query.get('kind'))?.path ?? '';
  return { page: pageIn(query), kind };
}

export function hrefOfTrash({ page, kind }: TrashState): string {
  return `?${new URLSearchParams({ ...(kind && { kind }), ...(page > 1 && { page: String(page) }) })}`;
}

/** Requests a page of the trash, newest first. The promise never rejects. */
export async function loadTrash(state: TrashState): Promise<TrashResponse> {
  const kind = state.kind && `&kind=${state.kind}`;
  try {
    const path = `/trash?page=${state.page}&per_page=${perPage}${kind}`;
    const { data, headers } = await requestApi<TrashEntry[]>(path);
    return { kind: 'loaded', entries: data, total: Number(headers.get('x-total-count')), state };
  } catch (error) {
    return toListFailure(error);
  }
}

/** Identifies an entry: ids are unique within one kind only. */
export function keyOf(entry: TrashEntry): string {
  return `${entry.path}/${entry.id}`;
}
