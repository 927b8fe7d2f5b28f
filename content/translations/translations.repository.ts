import { type Selectable, sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { containsWord } from '#database/contains-word.ts';
import { inChunks } from '#database/in-chunks.ts';
import type { Tables } from '#database/schema.ts';
import { readStoredWord } from '#database/stored-json.ts';
import type { documentKind } from '../documents/site-document.ts';
import type { EntityName } from '../kit/field.ts';
import { deleteRevisions } from '../kit/revisions.repository.ts';
import type { StoredText } from './stored-text.ts';

export const translationStatuses = ['none', 'draft', 'published'] as const;
export type TranslationStatus = (typeof translationStatuses)[number];

/** What is translated: a record by its id, a document of the site by its key, a picture by its path. */
export type Subject = { kind: EntityName | typeof documentKind | 'image'; subject: string };

/** A translation as it is stored, with its texts by their keys. */
export type StoredTranslation = Omit<Selectable<Tables['translations']>, 'status'> & {
  status: TranslationStatus;
  texts: ReadonlyMap<string, StoredText>;
};
export type TranslationPlace = Subject & { language: string };

/** How revisions name translations, and what they keep of one. */
export const translationSubject = { name: 'translation', fields: { status: true, texts: true } } as const;

/** Everything that was translated of something, also into languages that the site does not have any more. */
export async function findTranslations(
  db: Db,
  { kind, subject }: Subject,
  language?: string,
): Promise<StoredTranslation[]> {
  const all = db
    .selectFrom('translations')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('version', '>', 0);
  const rows = await (language === undefined ? all : all.where('language', '=', language)).execute();
  return Promise.all(rows.map((row) => withTexts(db, row)));
}

/** Holds a translation until the transaction ends. @returns undefined where it is at another version */
export async function lockTranslation(
  trx: Db,
  { kind, subject, language }: TranslationPlace,
  expectedVersion: number | readonly number[] | undefined,
): Promise<StoredTranslation | undefined> {
  const start = { status: 'none', version: 0, updatedAt: '', updatedBy: '' };
  await trx
    .insertInto('translations')
    .values({ kind, subject, language, ...start })
    .onConflict((conflict) => conflict.columns(['kind', 'subject', 'language']).doNothing())
    .execute();
  let update = trx
    .updateTable('translations')
    .set({ version: sql<number>`version` })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('language', '=', language);
  if (expectedVersion !== undefined) update = update.where('version', 'in', [expectedVersion].flat());
  const row = await update.returningAll().executeTakeFirst();
  return row && withTexts(trx, row);
}

export async function saveTranslation(trx: Db, translation: StoredTranslation): Promise<void> {
  const { id, status, version, updatedAt, updatedBy, texts } = translation;
  await trx
    .updateTable('translations')
    .set({ status, version, updatedAt, updatedBy })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('translatedTexts').where('translationId', '=', id).execute();
  await insertTexts(trx, id, texts);
}

/** Every row has a larger id, so that a staged translation takes no number that a stored one would get. */
const stagedId = -1;

/** Puts published texts in the place of what visitors read, in a transaction that is rolled back. */
export async function replaceTranslation(
  trx: Db,
  { kind, subject, language }: TranslationPlace,
  texts: StoredTranslation['texts'],
): Promise<void> {
  await trx
    .deleteFrom('translations')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('language', '=', language)
    .execute();
  const row = { id: stagedId, kind, subject, language, status: 'published', version: 1 };
  await trx
    .insertInto('translations')
    .values({ ...row, updatedAt: '', updatedBy: '' })
    .execute();
  await insertTexts(trx, stagedId, texts);
}

async function insertTexts(trx: Db, translationId: number, texts: StoredTranslation['texts']): Promise<void> {
  const rows = [...texts].map(([field, text]) => ({ translationId, field, ...text }));
  await inChunks(rows, (some) => trx.insertInto('translatedTexts').values(some).execute());
}

/** Forgets what was translated of something that is gone for good, its addresses and versions included. */
export async function deleteTranslations(trx: Db, { kind, subject }: Subject): Promise<void> {
  const rows = await trx
    .deleteFrom('translations')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .returning('id')
    .execute();
  for (const { id } of rows) await deleteRevisions(trx, { entity: translationSubject, id });
  await trx.deleteFrom('translatedSlugs').where('kind', '=', kind).where('subject', '=', subject).execute();
}

/** What uploaded pictures show, in words; without those that are not there. */
export function findAlts(db: Db, paths: readonly string[]): Promise<{ path: string; alt: string }[]> {
  return db.selectFrom('mediaFiles').select(['path', 'alt']).where('path', 'in', paths).execute();
}

/** The pictures of which somebody has said what they show. */
export async function listDescribedImages(db: Db): Promise<string[]> {
  const files = db.selectFrom('mediaFiles').select('path').where('alt', '!=', '').orderBy('path');
  return (await files.execute()).map(({ path }) => path);
}

/** What was translated of several of a kind into one language, by what it is of. */
export async function findTranslationsOf(
  db: Db,
  query: Pick<Subject, 'kind'> & { subjects: readonly string[]; language: string },
): Promise<Map<string, StoredTranslation>> {
  const rows = await db
    .selectFrom('translations')
    .selectAll()
    .where('kind', '=', query.kind)
    .where('subject', 'in', query.subjects)
    .where('language', '=', query.language)
    .where('version', '>', 0)
    .execute();
  if (rows.length === 0) return new Map();
  const texts = await db
    .selectFrom('translatedTexts')
    .select(['translationId', 'field', 'text', 'source'])
    .where(
      'translationId',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const byId = Map.groupBy(texts, ({ translationId }) => translationId);
  return new Map(rows.map((row) => [row.subject, toTranslation(row, byId.get(row.id) ?? [])]));
}

/** Where translations are, by their ids. */
export async function findPlaces(db: Db, ids: readonly number[]): Promise<Map<number, TranslationPlace>> {
  const rows = await inChunks(ids, (some) =>
    db
      .selectFrom('translations')
      .select(['id', 'kind', 'subject', 'language'])
      .where('id', 'in', some)
      .execute(),
  );
  return new Map(rows.map(({ id, ...place }) => [id, place as TranslationPlace]));
}

/** The translations that have some words in a text, or in what it was translated from. */
export async function findTranslationsWith(db: Db, words: string): Promise<StoredTranslation[]> {
  const rows = await db
    .selectFrom('translations')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('translatedTexts')
        .select('translationId')
        .where((text) => text.or([containsWord('text', words), containsWord('source', words)])),
    )
    .execute();
  return Promise.all(rows.map((row) => withTexts(db, row)));
}

export function readWordOfStatus(status: string, id: number): TranslationStatus {
  return readStoredWord(translationStatuses, status, `translation ${id}`);
}

async function withTexts(db: Db, row: Selectable<Tables['translations']>): Promise<StoredTranslation> {
  const texts = await db
    .selectFrom('translatedTexts')
    .select(['field', 'text', 'source'])
    .where('translationId', '=', row.id)
    .execute();
  return toTranslation(row, texts);
}

function toTranslation(
  row: Selectable<Tables['translations']>,
  texts: readonly (StoredText & { field: string })[],
): StoredTranslation {
  return {
    ...row,
    status: readWordOfStatus(row.status, row.id),
    texts: new Map(texts.map(({ field, text, source }) => [field, { text, source }])),
  };
}
