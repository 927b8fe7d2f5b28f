import { z } from 'zod';
import type { Db } from '#database/connect.ts';
import { readStoredJson } from '#database/stored-json.ts';
import type { Author } from '../../kit/author.ts';
import type { ServiceOptions } from '../../kit/service.ts';
import { show } from '../../translations/show-translation.ts';
import { getSource } from '../../translations/translation-sources.ts';
import { findTranslations, type TranslationPlace } from '../../translations/translations.repository.ts';
import {
  createTranslationService,
  type TranslationService,
} from '../../translations/translations.service.ts';
import { findLoadedTranslations } from './demo-translations.repository.ts';

type Work = { author: Author; options: ServiceOptions };

const loadedSchema = z.object({ texts: z.record(z.string(), z.object({ text: z.string() })) });

/**
 * Takes away what the demo content says of documents in other languages; texts that somebody has changed stay. Those of
 * records go to the trash with them.
 */
export async function removeDemoTranslations(trx: Db, { author, options }: Work): Promise<void> {
  const translations = createTranslationService(trx, options);
  for (const { record, ...place } of await findLoadedTranslations(trx)) {
    const { texts: loaded } = readStoredJson(record, {
      schema: loadedSchema,
      instead: { texts: {} },
      of: 'a translation of the demo content',
    });
    await strip(trx, translations, { place, author, isLoaded: (key, text) => loaded[key]?.text === text });
  }
}

type Stripping = {
  place: TranslationPlace;
  author: Author;
  isLoaded: (key: string, text: string) => boolean;
};

async function strip(trx: Db, translations: TranslationService, { place, author, isLoaded }: Stripping) {
  const source = await getSource(trx, place);
  const [stored] = await findTranslations(trx, place, place.language);
  if (!stored || stored.status === 'none') return;
  const texts = [...stored.texts].filter(([key, { text }]) => !isLoaded(key, text));
  const { fields } = show(source, { ...stored, texts: new Map(texts) });
  if (Object.keys(fields).length === 0) await translations.remove({ place, author });
  else await translations.save({ place, fields, status: stored.status, author });
}

/** Brings back what was taken away at that moment, unless somebody has written it since. */
export async function restoreDemoTranslations(
  trx: Db,
  { removedAt, author, options }: Work & { removedAt: string },
): Promise<void> {
  const translations = createTranslationService(trx, options);
  for (const { updatedAt, record: _record, ...place } of await findLoadedTranslations(trx)) {
    if (updatedAt !== removedAt) continue;
    const [, before] = await translations.listRevisions(place);
    if (before) await translations.restore({ place, revisionId: before.id, author });
  }
}
