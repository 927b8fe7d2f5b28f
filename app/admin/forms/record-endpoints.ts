import type { Entity } from '#content/kit/entity.ts';
import { type ApiResponse, requestApi } from '../api/request-api.ts';
import type { ApiRecord } from './form-values.ts';

/** A record as stored on the server, with the tag that an update must send. */
export type StoredRecord = { id: number; etag: string; record: ApiRecord };

/** What changed in one field; for pictures and videos it includes the paths. */
type Change = {
  field: string;
  label: string;
  from: string;
  to: string;
  media?: { from: string[]; to: string[] };
};

/** One save of a record; `changes` in readable text, the newest save first in a list. */
export type Revision = {
  id: number;
  version: number;
  action: 'created' | 'updated' | 'deleted' | 'restored' | 'drafted';
  username: string;
  createdAt: string;
  changes: Change[];
};

/** All of these throw an ApiError with the server's message. */
export async function readRecord(entity: Entity, id: number): Promise<StoredRecord> {
  return toStored(await requestApi<ApiRecord>(`/${entity.path}/${id}`));
}

export async function createRecord(entity: Entity, body: ApiRecord): Promise<StoredRecord> {
  return toStored(await requestApi<ApiRecord>(`/${entity.path}`, { method: 'POST', body }));
}

export async function updateRecord(
  entity: Entity,
  change: { id: number; etag: string; body: ApiRecord },
): Promise<StoredRecord> {
  const { id, etag, body } = change;
  return toStored(
    await requestApi<ApiRecord>(`/${entity.path}/${id}`, { method: 'PUT', body, ifMatch: etag }),
  );
}

export async function readRevisions(
  entity: Entity,
  id: number,
  options: { signal: AbortSignal },
): Promise<Revision[]> {
  return (await requestApi<Revision[]>(`/${entity.path}/${id}/revisions`, options)).data;
}

export async function restoreRevision(
  entity: Entity,
  revision: { id: number; etag: string; revisionId: number },
): Promise<StoredRecord> {
  const path = `/${entity.path}/${revision.id}/revisions/${revision.revisionId}/restore`;
  return toStored(await requestApi<ApiRecord>(path, { method: 'POST', ifMatch: revision.etag }));
}

function toStored({ data, headers }: ApiResponse<ApiRecord>): StoredRecord {
  const etag = headers.get('etag') ?? `W/"v${String(data.version)}"`;
  return { id: Number(data.id), etag, record: data };
}
