import { findFieldOfName } from '#content/kit/api-names.ts';
import type { Entity } from '#content/kit/entity.ts';
import type { Field } from '#content/kit/field.ts';
import { apiNameOf } from '../api/field-names.ts';
import {
  type ApiRecord,
  type Base,
  emptyValueOf,
  type FormValue,
  type FormValues,
  isSameValue,
  type StoredRecord,
} from '../api/form-values.ts';
import { type ApiResponse, requestApi } from '../api/request-api.ts';
import { bodyOfItems, placeInItems } from './item-list-values.ts';
import { outcomeOf, type SaveOutcome } from './save-outcome.ts';

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

/** Some of them, and how many there are. */
export type RevisionPage = { revisions: Revision[]; total: number };
export type PageOptions = { page: number; signal?: AbortSignal };

const revisionsPerPage = 20;

/** @throws ApiError with the server's message, as those below do */
export async function readRecord(entity: Entity, id: number): Promise<StoredRecord> {
  return toStored(await requestApi<ApiRecord>(`/${entity.path}/${id}`));
}

/** The page of the versions at a path of the API, the newest first; pages count from 1. */
export async function readRevisionsAt(path: string, { page, signal }: PageOptions): Promise<RevisionPage> {
  const query = `page=${page}&per_page=${revisionsPerPage}`;
  const { data, headers } = await requestApi<Revision[]>(
    `${path}/revisions?${query}`,
    signal ? { signal } : {},
  );
  return { revisions: data, total: Number(headers.get('x-total-count')) };
}

export async function restoreRevision(
  entity: Entity,
  revision: { id: number; etag: string; revisionId: number },
): Promise<StoredRecord> {
  const path = `/${entity.path}/${revision.id}/revisions/${revision.revisionId}/restore`;
  return toStored(await requestApi<ApiRecord>(path, { method: 'POST', ifMatch: revision.etag }));
}

/**
 * Says how a form's values are stored: as a change of the record that editing began with, else as a new one. What it
 * returns never throws.
 */
export function recordSender(entity: Entity): (values: FormValues, base: Base) => Promise<SaveOutcome> {
  return (values, { id, etag, values: original }) => {
    const isNew = id === undefined;
    const response = isNew
      ? requestApi<ApiRecord>(`/${entity.path}`, { method: 'POST', body: toBody(entity, values) })
      : requestApi<ApiRecord>(`/${entity.path}/${id}`, {
          ...{ method: 'PUT', ifMatch: etag },
          body: toBody(entity, values, original),
        });
    return outcomeOf(response.then(toStored), {
      read: isNew ? undefined : () => readRecord(entity, id),
      findName: (apiName) => placeOf(entity, apiName, values),
    });
  };
}

/** What the form knows a field by, or a value in a list of items. */
function placeOf(entity: Entity, apiName: string, values: FormValues): string | undefined {
  const name = findFieldOfName(entity, apiName);
  const field = name === undefined ? undefined : entity.fields[name];
  if (name === undefined || field?.kind !== 'itemList') return name;
  return placeInItems(field, { path: apiName, value: values[name] }) ?? name;
}

/**
 * The body that stores the values. A change is sent with the required fields, so that the server checks them,
 * and of the others only what changed since `base`.
 */
export function toBody(entity: Entity, values: FormValues, base?: FormValues): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    const value = values[name] ?? emptyValueOf(field);
    if (base && !field.required && isSameValue(value, base[name])) continue;
    if (field.kind === 'reference' && value === '') continue;
    body[apiNameOf(name, field)] =
      field.kind === 'itemList' ? bodyOfItems(name, field, value) : toApiValue(field, value);
  }
  return body;
}

function toStored({ data, headers }: ApiResponse<ApiRecord>): StoredRecord {
  const etag = headers.get('etag') ?? `W/"v${String(data.version)}"`;
  return { id: Number(data.id), etag, record: data };
}

function toApiValue(field: Field, value: FormValue): unknown {
  switch (field.kind) {
    case 'count':
      return value === '' && !field.required ? 0 : Number(value);
    case 'reference':
      return Number.parseInt(String(value), 10);
    case 'code':
    case 'dueTime':
      return value === '' ? null : value;
    case 'textList':
      return Array.isArray(value) ? value.map((item) => item.trim()).filter(Boolean) : [];
    default:
      return value;
  }
}
