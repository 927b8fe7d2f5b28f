import { z } from 'zod';
import type { Db } from '#database/connect.ts';
import { readStoredJson } from '#database/stored-json.ts';
import { currentLanguage } from '#messages/language.ts';
import type { StoredRecord } from './codec.ts';
import type { Entity } from './entity.ts';
import type { Field, ItemField } from './field.ts';
import { findTexts, type TranslatedTexts } from './translated-texts.repository.ts';

/**
 * Gives records the texts that are published in the language that is answered in. What has none stays as it is; `fallback`
 * names it.
 */
export async function translateRecords(
  db: Db,
  { entity, records }: { entity: Entity; records: StoredRecord[] },
): Promise<void> {
  if (currentLanguage() === undefined) return;
  const subjects = records.map(({ id }) => String(id));
  const found = await findTexts(db, { kind: entity.name, subjects });
  for (const record of records) {
    const texts = found.get(String(record.id)) ?? {};
    for (const [key, text] of Object.entries(texts)) translateField(entity, { record, key, text });
    record.fallback = untranslatedIn(entity, { record, texts });
  }
}

function translateField(
  entity: Entity,
  { record, key, text }: { record: StoredRecord; key: string; text: string },
): void {
  const [name = '', itemId, inner] = key.split('/');
  // Of some records only some fields are read.
  if (!Object.hasOwn(record, name)) return;
  const value = record[name];
  if (inner !== undefined && Array.isArray(value)) {
    const item = (value as Record<string, unknown>[]).find(({ id }) => id === itemId);
    if (item) item[inner] = text;
  } else {
    record[name] = entity.fields[name]?.kind === 'textList' ? translateList(value as string[], text) : text;
  }
}

/** The fields with words that are shown as they were written, as the API names their places: `lists.0.title`. */
function untranslatedIn(
  entity: Entity,
  { record, texts }: { record: StoredRecord; texts: TranslatedTexts },
): string[] {
  const lacks = (key: string, field: Field | ItemField, value: unknown) =>
    hasWords(field) && String(value ?? '') !== '' && !Object.hasOwn(texts, key);
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const value = record[name];
    if (field.kind !== 'itemList') return lacks(name, field, value) ? [name] : [];
    return ([value ?? []].flat() as Record<string, unknown>[]).flatMap((item, index) =>
      Object.entries(field.fields)
        .filter(([inner, one]) => lacks(`${name}/${item.id}/${inner}`, one, item[inner]))
        .map(([inner]) => `${name}.${index}.${inner}`),
    );
  });
}

function hasWords(field: Field | ItemField): boolean {
  return ['text', 'html', 'textList'].includes(field.kind) && !('isFact' in field && field.isFact);
}

const pairsSchema = z.array(z.tuple([z.string(), z.string()]));

/** A list in another language, parallel to the one it is of; an entry without a text is empty. */
export function readTranslatedList(source: readonly string[], text: string): string[] {
  const pairs = readStoredJson(text, { schema: pairsSchema, instead: [], of: 'a translated list' });
  const texts = new Map(pairs);
  return source.map((entry) => texts.get(entry) ?? '');
}

/** The same for visitors: an entry without a text stays as it is. */
export function translateList(source: readonly string[], text: string): string[] {
  return readTranslatedList(source, text).map((said, index) => said || (source[index] ?? ''));
}
