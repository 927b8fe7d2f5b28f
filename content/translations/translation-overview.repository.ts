import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Entity } from '../kit/entity.ts';
import { readWordOfStatus, type TranslationStatus } from './translations.repository.ts';

export type TitledSubject = { subject: string; title: string };
/** A text that was translated, and what it was translated from. */
export type TranslatedText = {
  language: string;
  subject: string;
  field: string;
  text: string;
  source: string;
};

/** The living records of an entity, the first written first. */
export async function findRecordTitles(db: Db, { table, card }: Entity): Promise<TitledSubject[]> {
  const rows = await db
    .selectFrom(table)
    .select(['id', card.title])
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ subject: String(row.id), title: String(row[card.title]) }));
}

/** The pictures that are described in words, by their paths. */
export async function findDescribedImages(db: Db): Promise<TitledSubject[]> {
  const rows = await db
    .selectFrom('mediaFiles')
    .select(['path', 'alt'])
    .where('alt', '<>', '')
    .orderBy('path')
    .execute();
  return rows.map(({ path, alt }) => ({ subject: path, title: alt }));
}

/** Every translation that is there, without its texts. */
export async function findStatuses(
  db: Db,
): Promise<{ kind: string; subject: string; language: string; status: TranslationStatus }[]> {
  const rows = await db
    .selectFrom('translations')
    .select(['id', 'kind', 'subject', 'language', 'status'])
    .where('status', '<>', 'none')
    .execute();
  return rows.map(({ id, status, ...row }) => ({ ...row, status: readWordOfStatus(status, id) }));
}

/** The translated texts of a kind. */
export function selectTexts(db: Db, kind: string) {
  return db
    .selectFrom('translations as translation')
    .innerJoin('translatedTexts as text', 'text.translationId', 'translation.id')
    .select(['translation.language', 'translation.subject', 'text.field', 'text.text', 'text.source'])
    .where('translation.kind', '=', kind)
    .where('translation.status', '<>', 'none');
}

/**
 * Translated texts whose source may say something else now: of texts for sure; of lists, which may only be in another
 * order, and of those in lists of items whoever reads them has to look.
 */
export function findChangedTexts(
  db: Db,
  { name, table: ofEntity, fields }: Entity,
): Promise<TranslatedText[]> {
  // All entities' tables have one type of rows; a union of them would only lose the columns.
  const table = ofEntity as 'products';
  const columns = Object.keys(fields).filter((field) => isCompared(fields[field]?.kind));
  return selectTexts(db, name)
    .innerJoin(`${table} as record`, (join) =>
      // What is no record has no number: engines compare in any order, but work out a case only where it holds.
      join.on(
        sql`case when translation.kind = ${name} then cast(translation.subject as integer) end`,
        '=',
        sql.ref('record.id'),
      ),
    )
    .where('record.deletedAt', 'is', null)
    .where(({ eb, and, or, not }) =>
      or([
        ...columns.map((column) =>
          and([
            eb('text.field', '=', column),
            eb('text.source', '<>', sql<string>`${sql.ref(`record.${column}`)}`),
          ]),
        ),
        not(eb('text.field', 'in', columns)),
      ]),
    )
    .execute();
}

/** Of pictures those whose alternative text says something else now. */
export function findChangedAlts(db: Db): Promise<TranslatedText[]> {
  return selectTexts(db, 'image')
    .innerJoin('mediaFiles as file', 'file.path', 'translation.subject')
    .whereRef('text.source', '<>', 'file.alt')
    .execute();
}

function isCompared(kind: string | undefined): boolean {
  return ['text', 'html', 'slug', 'textList'].includes(kind ?? '');
}
