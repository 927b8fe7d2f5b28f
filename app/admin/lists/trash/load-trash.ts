import type { EntityName } from '#content/kit/field.ts';
import { requestApi } from '../../api/request-api.ts';
import type { ListPath } from '../list-definition.ts';
import { type ListFailure, toListFailure } from '../list-failure.ts';

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

export type TrashResponse = { kind: 'loaded'; entries: TrashEntry[] } | ListFailure;

/** Requests everything in the trash, newest first. The promise never rejects. */
export async function loadTrash(): Promise<TrashResponse> {
  try {
    const { data } = await requestApi<TrashEntry[]>('/trash');
    return { kind: 'loaded', entries: data };
  } catch (error) {
    return toListFailure(error);
  }
}

/** Identifies an entry: ids are unique within one kind only. */
export function keyOf(entry: TrashEntry): string {
  return `${entry.path}/${entry.id}`;
}
