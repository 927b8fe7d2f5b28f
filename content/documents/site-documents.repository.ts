import { type Selectable, sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { remember } from '#database/remembered.ts';
import type { Tables } from '#database/schema.ts';
import { currentLanguage } from '#messages/language.ts';
import { ownValue } from '../kit/own-value.shared.ts';
import { translateList } from '../kit/translate-records.ts';
import { findTexts } from '../kit/translated-texts.repository.ts';
import { findUploadUrls } from '../picture/upload-urls.ts';
import { saveUploadUses, type UseOfOwner, type UseOwner } from '../picture/upload-uses.repository.ts';
import type { DocumentFields } from './document-field.ts';
import { mapValues, placesOf } from './document-places.ts';
import { completeValues, type Values, withoutBareItems } from './document-values.ts';
import { wordPlacesOf } from './document-words.ts';
import { documentKind, type SiteDocument } from './site-document.ts';

type Row = Selectable<Tables['siteDocuments']>;

/** Who wrote something, and when, ISO 8601; null where it was never written. */
type Written = { updatedAt: string | null; updatedBy: string };

/** A document as it stands; `id` is 0 while nothing of it is stored. */
export type StoredDocument = Written & {
  id: number;
  /** Grows with every write, drafts included. */
  version: number;
  value: Values;
  /** When what visitors see was stored, and the version of that. */
  publishedAt: string | null;
  publishedVersion: number;
  draft: (Written & { value: Values }) | null;
};

/** A document that nobody has written yet is at its first version. */
const firstVersion = 1;

export async function findDocument(db: Db, document: SiteDocument): Promise<StoredDocument> {
  const { key } = document;
  const select = db.selectFrom('siteDocuments').selectAll().where('key', '=', key);
  const row = await select.executeTakeFirst();
  return decode(document, row);
}

/**
 * What pages show of a document, without items that lack what they cannot be shown without. Every page asks for several,
 * and they rarely change: it is read and completed once for all, so nobody may change what they get.
 */
export async function findShown(db: Db, document: SiteDocument): Promise<Values> {
  const { key, fields } = document;
  return remember(db, `document ${key}`, async () =>
    freeze(
      withoutBareItems(
        fields,
        noteFallback(await translateDocument(db, document, (await findDocument(db, document)).value)),
      ),
    ),
  );
}

/** `fallback` are the places of what has no text in the language, as the API names them: `phones.0.label`. */
export type TranslatedDocument = { value: Values; fallback: string[] };

/** The document with the texts that are published in the language that is answered in. */
export async function translateDocument(
  db: Db,
  document: SiteDocument,
  value: Values,
): Promise<TranslatedDocument> {
  if (currentLanguage() === undefined) return { value, fallback: [] };
  const { key, fields } = document;
  const texts = (await findTexts(db, { kind: documentKind, subjects: [key] })).get(key) ?? {};
  const byPath = new Map(
    placesOf(fields, value).flatMap(({ path, idPath }) => {
      const text = ownValue<string>(texts, idPath);
      return text ? [[path, text] as const] : [];
    }),
  );
  const shown = mapValues(fields, value, ({ path, value: given }) => {
    const text = byPath.get(path);
    if (text === undefined) return given;
    return Array.isArray(given) ? translateList(given, text) : text;
  });
  const lacking = wordPlacesOf(document, value).filter(
    ({ path, value: given }) => String(given ?? '') !== '' && !byPath.has(path),
  );
  return { value: shown, fallback: lacking.map(({ path }) => path) };
}

/** Each part of a document names those of its texts that are shown in the language they are written in. */
function noteFallback({ value, fallback }: TranslatedDocument): Values {
  for (const path of fallback) {
    const steps = path.split('.');
    const name = steps.pop() ?? '';
    let part: Values | undefined = value;
    for (const step of steps) part = part?.[step] as Values | undefined;
    if (part) part.fallback = [...((part.fallback as string[] | undefined) ?? []), name];
  }
  return value;
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

export async function findDocuments(
  db: Db,
  documents: readonly SiteDocument[],
): Promise<(StoredDocument & { key: string })[]> {
  const rows = await db.selectFrom('siteDocuments').selectAll().execute();
  return documents.map((document) => ({
    key: document.key,
    ...decode(
      document,
      rows.find(({ key }) => key === document.key),
    ),
  }));
}

/** The keys of what is stored, by id. */
export async function findDocumentKeys(db: Db): Promise<Map<number, string>> {
  const rows = await db.selectFrom('siteDocuments').select(['id', 'key']).execute();
  return new Map(rows.map(({ id, key }) => [id, key]));
}

/** Holds a document until the transaction ends. @returns undefined where it is at another version */
export async function lockDocument(
  trx: Db,
  document: SiteDocument,
  expectedVersion: number | readonly number[] | undefined,
): Promise<StoredDocument | undefined> {
  const { key } = document;
  const insert = trx
    .insertInto('siteDocuments')
    .values({ key, value: '{}' })
    .onConflict((conflict) => conflict.column('key').doNothing());
  await insert.execute();
  let update = trx.updateTable('siteDocuments').set({ version: sql<number>`version` }).where('key', '=', key);
  if (expectedVersion !== undefined) update = update.where('version', 'in', [expectedVersion].flat());
  const lock = update.returningAll();
  const row = await lock.executeTakeFirst();
  return row && decode(document, row);
}

/** Stores a document as it is to stand, with the uploads it names, in the transaction that `trx` is. */
export async function saveDocument(trx: Db, document: SiteDocument, stored: StoredDocument): Promise<void> {
  const { id, draft, value, ...columns } = stored;
  const update = trx
    .updateTable('siteDocuments')
    .set({
      ...columns,
      value: JSON.stringify(value),
      draft: draft && JSON.stringify(draft.value),
      draftBy: draft?.updatedBy ?? '',
      draftAt: draft?.updatedAt ?? null,
    })
    .where('id', '=', id);
  await update.execute();
  const versions = draft ? [value, draft.value] : [value];
  await saveUploadUses(trx, documentOwnerOf(document.key), documentUploadsOf(document.fields, versions));
}

/** Every row has a larger id, so that a staged document takes no number that a stored one would get. */
const stagedId = -1;

/** Puts a value in the place of what visitors see of a document, in a transaction that is rolled back. */
export async function stageDocument(trx: Db, document: SiteDocument, staged: Values): Promise<void> {
  const value = JSON.stringify(staged);
  const { numUpdatedRows } = await trx
    .updateTable('siteDocuments')
    .set({ value })
    .where('key', '=', document.key)
    .executeTakeFirst();
  if (numUpdatedRows > 0) return;
  await trx.insertInto('siteDocuments').values({ id: stagedId, key: document.key, value }).execute();
}

/** How the uses of uploads name a document. */
function documentOwnerOf(key: string): UseOwner {
  return { kind: documentKind, key };
}

/**
 * Every upload that a document names, each once a place: in what visitors see and in its draft, which may come to be
 * seen.
 */
function documentUploadsOf(fields: DocumentFields, versions: readonly unknown[]): UseOfOwner[] {
  const uses = versions.flatMap((values) =>
    placesOf(fields, values).flatMap(({ path, value }) =>
      [value]
        .flat()
        .flatMap((text) => findUploadUrls(typeof text === 'string' ? text : ''))
        .map((url) => ({ field: path, ...url, name: '', trashed: 0 })),
    ),
  );
  return [...new Map(uses.map((use) => [`${use.field} ${use.origin}${use.path}`, use])).values()];
}

function decode({ fields }: SiteDocument, row: Row | undefined): StoredDocument {
  if (!row) {
    const value = completeValues(fields);
    const never = { updatedAt: null, updatedBy: '', publishedAt: null, draft: null };
    return { id: 0, version: firstVersion, publishedVersion: firstVersion, value, ...never };
  }
  const { draft, draftAt, draftBy } = row;
  return {
    id: row.id,
    version: row.version,
    updatedAt: row.updatedAt,
    updatedBy: row.updatedBy,
    publishedAt: row.publishedAt,
    publishedVersion: row.publishedVersion,
    value: completeValues(fields, parseStored(row.value)),
    draft:
      draft === null
        ? null
        : { value: completeValues(fields, parseStored(draft)), updatedAt: draftAt, updatedBy: draftBy },
  };
}

/** What cannot be read stands for nothing written: pages show what a new site begins with, and history has the rest. */
function parseStored(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
