import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import { remember } from '#database/remembered.ts';
import { currentLanguage } from '#messages/language.ts';
import type { EntityName } from './field.ts';

/** Texts by the keys of their fields. */
export type TranslatedTexts = Readonly<Record<string, string>>;

type Query = { kind: string; subjects: readonly string[] };

/** The published texts of several subjects of a kind in the language that is answered in, by subject; none in the default one. */
export async function findTexts(
  db: Db,
  { kind, subjects }: Query,
): Promise<ReadonlyMap<string, TranslatedTexts>> {
  const language = currentLanguage();
  if (language === undefined || subjects.length === 0) return new Map();
  const rows = await inChunks([...new Set(subjects)], (some) =>
    db
      .selectFrom('translations')
      .innerJoin('translatedTexts', 'translationId', 'id')
      .select(['subject', 'field', 'text'])
      .where('kind', '=', kind)
      .where('subject', 'in', some)
      .where('language', '=', language)
      .where('status', '=', 'published')
      .execute(),
  );
  const bySubject = Map.groupBy(rows, ({ subject }) => subject);
  return new Map(
    [...bySubject].map(([subject, texts]) => [
      subject,
      Object.fromEntries(texts.map(({ field, text }) => [field, text])),
    ]),
  );
}

/** The languages that something has a published translation in. */
export function findPublishedLanguages(
  db: Db,
  { kind, subject }: { kind: string; subject: string },
): Promise<ReadonlySet<string>> {
  return remember(db, `languages of ${kind} ${subject}`, async () => {
    const rows = await db
      .selectFrom('translations')
      .select('language')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .where('status', '=', 'published')
      .execute();
    return new Set(rows.map(({ language }) => language));
  });
}

/**
 * The record that has a slug in the language that is answered in, or once had it; undefined where its translation is not
 * published, and in the default language.
 */
export async function findTranslatedSlug(
  db: Db,
  { kinds, slug }: { kinds: readonly EntityName[]; slug: string },
): Promise<{ kind: EntityName; id: number; isFormer: boolean } | undefined> {
  const language = currentLanguage();
  if (language === undefined) return undefined;
  const row = await db
    .selectFrom('translatedSlugs as slugs')
    .innerJoin('translations as texts', (join) =>
      join
        .onRef('texts.kind', '=', 'slugs.kind')
        .onRef('texts.subject', '=', 'slugs.subject')
        .onRef('texts.language', '=', 'slugs.language'),
    )
    .select(['slugs.kind', 'slugs.subject', 'slugs.isFormer'])
    .where('slugs.slug', '=', slug)
    .where('slugs.language', '=', language)
    .where('slugs.kind', 'in', [...kinds])
    .where((eb) => eb.or([eb('slugs.isFormer', '=', 1), eb('texts.status', '=', 'published')]))
    .executeTakeFirst();
  return row && { kind: row.kind as EntityName, id: Number(row.subject), isFormer: row.isFormer === 1 };
}
