import type { SiteDocument } from '#content/documents/site-document.ts';
import type { ApiRecord, Base, FormValues, StoredRecord } from '../../kit/api/form-values.ts';
import { ApiError, type ApiResponse, requestApi } from '../../kit/api/request-api.ts';
import { bodyOfValues, idPathOf } from '../../kit/forms/document-form-values.ts';
import { type PageOptions, type RevisionPage, readRevisionsAt } from '../../kit/forms/record-endpoints.ts';
import { outcomeOf, type SaveOutcome } from '../../kit/forms/save-outcome.ts';
import { t } from '../../kit/language/t.ts';
import { announceBrandChanged } from '../../kit/theme/use-fresh-brand.ts';

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

type Wording = { key: string; shipped: string };

/** The fixed texts that have each of some words, as they are stored. */
export async function findWording(search: string, signal: AbortSignal): Promise<Wording[]> {
  const path = `/wording?search=${encodeURIComponent(search)}`;
  return (await requestApi<Wording[]>(path, { signal })).data;
}

export function readDocumentRevisions(key: string, options: PageOptions): Promise<RevisionPage> {
  return readRevisionsAt(pathOf(key), options);
}

export async function restoreDocument(
  key: string,
  revision: { id: number; etag: string },
): Promise<StoredRecord> {
  const path = `${pathOf(key)}/revisions/${revision.id}/restore`;
  return announced(
    key,
    toStored(await requestApi<ApiRecord>(path, { method: 'POST', ifMatch: revision.etag })),
  );
}

type Sent = { values: FormValues; base: Base; isDraft: boolean };

/** Stores what a form holds, for visitors or as a draft. Never throws. */
export function sendDocument(document: SiteDocument, sent: Sent): Promise<SaveOutcome> {
  const { key, fields } = document;
  const body = { value: bodyOfValues(fields, sent.values), draft: sent.isDraft };
  const request = { method: 'PUT', body, ifMatch: sent.base.etag } as const;
  const saved = requestApi<ApiRecord>(pathOf(key), request).then((response) =>
    announced(key, toStored(response)),
  );
  return outcomeOf(saved, {
    read: () => readDocument(key),
    findName: (path) => idPathOf(fields, sent.values, path),
  });
}

/** Gives a page another name. @throws ApiError also where its document has a draft, which saving would drop */
export async function renamePage(key: string, name: string): Promise<void> {
  const { etag, record } = await readDocument(key);
  if (draftOf(record)) {
    const message = t('The page keeps its name while its document has a draft. Publish that first.');
    throw new ApiError({ message, status: 409 });
  }
  await requestApi(pathOf(key), { method: 'PUT', body: { value: { name } }, ifMatch: etag });
}

/** What an administrator goes on editing: the draft where there is one. */
export function editedValueOf(record: ApiRecord): unknown {
  return draftOf(record)?.value ?? record.value;
}

export function draftOf(record: ApiRecord): { value: unknown } | undefined {
  const { draft } = record;
  return typeof draft === 'object' && draft !== null && 'value' in draft ? draft : undefined;
}

/** These two say how the back office looks as well. */
const brandKeys = ['company', 'appearance'];

function announced(key: string, stored: StoredRecord): StoredRecord {
  if (brandKeys.includes(key)) announceBrandChanged();
  return stored;
}

function pathOf(key: string): string {
  return `/site-documents/${encodeURIComponent(key)}`;
}

function toStored({ data, headers }: ApiResponse<ApiRecord>): StoredRecord {
  return { id: onlyId, etag: headers.get('etag') ?? `W/"v${String(data.version)}"`, record: data };
}
