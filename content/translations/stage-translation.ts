import type { Db } from '#database/connect.ts';
import { type FieldErrors, isAppError } from '#errors/app-error.ts';
import { findShown } from '../documents/site-documents.repository.ts';
import { wordingDocument } from '../documents/wording.document.ts';
import { checkLanguage } from './check-language.ts';
import { type Reading, readTranslation, type SaidText } from './read-translation.ts';
import { show } from './show-translation.ts';
import { encodeSource, encodeText } from './stored-text.ts';
import { findTakenSlugs } from './taken-slugs.repository.ts';
import type { TranslatedField } from './translated-fields.ts';
import { moveTranslatedSlug } from './translated-slugs.repository.ts';
import type { Source } from './translation-sources.ts';
import { findTranslations, replaceTranslation, type TranslationPlace } from './translations.repository.ts';

/** What a translation is to say for as long as a transaction lasts. */
type TranslationStaging = {
  source: Source;
  /** Texts by the names of the API. */
  fields: Readonly<Record<string, unknown>>;
  publicUrl: string;
  /** Changes each text once more, and what it is a translation of, since lists are stored by their entries. */
  finish: (field: TranslatedField, text: TranslatedField['source']) => TranslatedField['source'];
};

/**
 * Has visitors read what can be read of a translation in the making, without its history.
 * @returns messages by the names of the API, of what is shown as it was written @throws AppError `invalid`
 */
export async function stageTranslation(
  trx: Db,
  place: TranslationPlace,
  { source, fields, publicUrl, finish }: TranslationStaging,
): Promise<FieldErrors> {
  if (!trx.isTransaction) throw new Error('What is staged belongs into a transaction that is rolled back');
  await checkLanguage(trx, place.language);
  const [stored] = await findTranslations(trx, place, place.language);
  const keptNames = (await findShown(trx, wordingDocument)).names as string[];
  const shown = stored ? show(source, stored).fields : {};
  const { said, wrong } = readLeniently(source, { fields, shown, keptNames, publicUrl });
  const taken = await stageSlug(trx, place, { source, said });
  const texts = [...said]
    .filter(([{ key }]) => key !== 'slug' || taken === undefined)
    .map(([field, text]) => {
      const marked = { source: finish(field, field.source) };
      return [
        field.key,
        { text: encodeText(marked, finish(field, text)), source: encodeSource(field.source) },
      ] as const;
    });
  await replaceTranslation(trx, place, new Map(texts));
  return taken === undefined ? wrong : { ...wrong, slug: taken };
}

type Said = ReadonlyMap<TranslatedField, SaidText>;
type LenientReading = Reading & Pick<TranslationStaging, 'fields'>;

/** What is wrong is left out. */
function readLeniently(source: Source, reading: LenientReading): { said: Said; wrong: FieldErrors } {
  try {
    return { said: readTranslation(source, reading), wrong: {} };
  } catch (error) {
    const wrong = new Map(Object.entries((isAppError(error) && error.fields) || {}));
    const sent = Object.entries(reading.fields);
    const right = sent.filter(([name]) => !wrong.has(name));
    if (right.length === sent.length) throw error;
    const read = readLeniently(source, { ...reading, fields: Object.fromEntries(right) });
    return { said: read.said, wrong: { ...Object.fromEntries(wrong), ...read.wrong } };
  }
}

/** @returns why a record cannot have its address */
async function stageSlug(
  trx: Db,
  place: TranslationPlace,
  { source: { entity }, said }: { source: Source; said: Said },
): Promise<string | undefined> {
  if (!entity) return undefined;
  const { subject, language } = place;
  const slug = String([...said].find(([{ key }]) => key === 'slug')?.[1] ?? '');
  const wanted = slug === '' ? [] : [{ entity, subject, slug }];
  const [taken] = (await findTakenSlugs(trx, { language, wanted })).values();
  if (taken === undefined) await moveTranslatedSlug(trx, entity, { place, slug, wasPublished: false });
  return taken;
}
