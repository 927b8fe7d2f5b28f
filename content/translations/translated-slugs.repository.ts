import type { ExpressionBuilder } from 'kysely';
import type { Db } from '#database/connect.ts';
import { isUniqueViolation } from '#database/constraint-violations.ts';
import type { Tables } from '#database/schema.ts';
import { AppError, invalid } from '#errors/app-error.ts';
import type { Entity } from '../kit/entity.ts';
import { isReserved, isTopLevel, slugSpaceOf } from '../kit/slug.ts';
import { findRecordHolder } from '../kit/slug-registry.repository.ts';
import { isLanguageSlug } from './check-language.ts';
import type { TranslationPlace } from './translations.repository.ts';

type Move = {
  place: TranslationPlace;
  /** Empty where it has the address that it has in the language of the site. */
  slug: string;
  /** Whether visitors knew the one before, which leads to the new one then. */
  wasPublished: boolean;
};

/**
 * Enters the address of a record in another language.
 * @throws AppError `invalid` for one of the site itself, `conflict` for one that is taken in that language
 */
export async function moveTranslatedSlug(trx: Db, entity: Entity, move: Move): Promise<void> {
  const { slug, wasPublished } = move;
  const { kind, subject, language } = move.place;
  const current = await trx
    .selectFrom('translatedSlugs')
    .select('slug')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('language', '=', language)
    .where('isFormer', '=', 0)
    .executeTakeFirst();
  if (slug === (current?.slug ?? '')) return;
  const row = { space: slugSpaceOf(entity), language, kind, subject };
  if (current) {
    const change = trx.updateTable('translatedSlugs').set({ isFormer: 1 });
    const former = { ...row, slug: current.slug };
    await (wasPublished
      ? change.where(isRow(former))
      : trx.deleteFrom('translatedSlugs').where(isRow(former))
    ).execute();
  }
  if (slug === '') return;
  if (isReserved(entity, slug) || (isTopLevel(entity) && (await isLanguageSlug(trx, slug)))) {
    throw invalid({ slug: `"${slug}" is an address of the site itself` });
  }
  if (await findRecordHolder(trx, entity, { slug, recordId: Number(subject) })) throw slugTaken(slug);
  const next = { ...row, slug };
  await trx.deleteFrom('translatedSlugs').where(isRow(next)).where('isFormer', '=', 1).execute();
  try {
    await trx
      .insertInto('translatedSlugs')
      .values({ ...next, isFormer: 0 })
      .execute();
  } catch (error) {
    throw isUniqueViolation(error) ? slugTaken(slug, error) : error;
  }
}

function isRow({ space, slug, language }: { space: string; slug: string; language: string }) {
  return ({ and }: ExpressionBuilder<Tables, 'translatedSlugs'>) => and({ space, slug, language });
}

function slugTaken(slug: string, cause?: unknown): AppError {
  const message = `The address "${slug}" is taken`;
  return new AppError('conflict', message, { fields: { slug: message }, cause });
}
