import type { SiteDocument } from '#content/site-documents/site-document.ts';
import { ApiError, type ApiResponse, requestApi } from '../api/request-api.ts';
import type { ApiRecord, FormValues } from '../forms/form-values.ts';
import type { Revision, StoredRecord } from '../forms/record-calls.ts';
import type { Base, SaveOutcome } from '../forms/send-record.ts';
import type { FieldMessages } from '../forms/validate-values.ts';
import { bodyOfValues, wayOfPath } from './document-form-values.ts';

/** One of `GET /site-documents`. */
export type DocumentSummary = {
  key: string;
  label: string;
  help: string;
  shownOn: string;
  updatedAt: string | null;
  updatedBy: string;
  hasDraft: boolean;
};

/** Exists once, so it needs no number of its own. */
const onlyId = 1;

/** All of these throw an ApiError with the server's message. */
export async function listDocuments(signal: AbortSignal): Promise<DocumentSummary[]> {
  return (await requestApi<DocumentSummary[]>('/site-documents', { signal })).data;
}

export async function readDocument(key: string): Promise<StoredRecord> {
  return toStored(await requestApi<ApiRecord>(pathOf(key)));
}

export async function readDocumentRevisions(
  key: string,
  options: { signal: AbortSignal },
): Promise<Revision[]> {
  return (await requestApi<Revision[]>(`${pathOf(key)}/revisions`, options)).data;
}

export async function restoreDocument(
  key: string,
  revision: { id: number; etag: string },
): Promise<StoredRecord> {
  const path = `${pathOf(key)}/revisions/${revision.id}/restore`;
  return toStored(await requestApi<ApiRecord>(path, { method: 'POST', ifMatch: revision.etag }));
}

type Sent = { values: FormValues; base: Base; isDraft: boolean };

/** Stores what a form holds, for visitors or as a draft. Never throws. */
export async function sendDocument(document: SiteDocument, sent: Sent): Promise<SaveOutcome> {
  const { key, fields } = document;
  const body = { value: bodyOfValues(fields, sent.values), draft: sent.isDraft };
  try {
    const response = await requestApi<ApiRecord>(pathOf(key), {
      method: 'PUT',
      body,
      ifMatch: sent.base.etag,
    });
    return { kind: 'saved', stored: toStored(response) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412) return toFailure(document, sent.values, error);
    return readDocument(key).then(
      (theirs): SaveOutcome => ({ kind: 'stale', theirs }),
      (failure: unknown) => toFailure(document, sent.values, failure),
    );
  }
}

/** What an editor goes on with: the draft where there is one. */
export function editedValueOf(record: ApiRecord): unknown {
  return draftOf(record)?.value ?? record.value;
}

export function draftOf(record: ApiRecord): { value: unknown } | undefined {
  const { draft } = record;
  return typeof draft === 'object' && draft !== null && 'value' in draft ? draft : undefined;
}

function toFailure({ fields }: SiteDocument, values: FormValues, error: unknown): SaveOutcome {
  if (!(error instanceof ApiError)) return { kind: 'failed', message: String(error), fields: {} };
  const messages: FieldMessages = {};
  const homeless: string[] = [];
  for (const [path, message] of Object.entries(error.fields)) {
    const way = wayOfPath(fields, values, path);
    if (way) messages[way] ??= message;
    else homeless.push(`${path}: ${message}`);
  }
  return { kind: 'failed', message: [error.message, ...homeless].join(' '), fields: messages };
}

function pathOf(key: string): string {
  return `/site-documents/${encodeURIComponent(key)}`;
}

function toStored({ data, headers }: ApiResponse<ApiRecord>): StoredRecord {
  return { id: onlyId, etag: headers.get('etag') ?? `W/"v${String(data.version)}"`, record: data };
}
