import { systemAuthor } from '#content/kit/author.ts';
import { findRecords } from '#content/kit/record-reader.repository.ts';
import { readLanguages } from '#content/languages.ts';
import { entities, getEntity } from '#content/registry.ts';
import { createTranslationService } from '#content/translations/translations.service.ts';
import type { Db } from '#database/connect.ts';
import { type DemoTranslation, readDemoTranslations } from './demo-translations.ts';

/** Stores what the demo company says in its other languages, as an editor would publish it. */
export async function loadTranslations(db: Db): Promise<void> {
  const translations = createTranslationService(db);
  const { all, source } = await readLanguages(db);
  const others = all.filter((language) => language !== source);
  const publishing = (await readDemoTranslations(others)).map(async ({ fields, ...place }) => {
    const subject = await findSubject(db, place);
    const write = { place: { ...place, subject }, fields, status: 'published' as const };
    await translations.save({ ...write, author: systemAuthor });
  });
  // While the database stores one, the next one is checked.
  await Promise.all(publishing);
}

/** A record's id, which translations know it by. */
export async function findSubject(db: Db, place: Pick<DemoTranslation, 'kind' | 'subject'>): Promise<string> {
  if (!entities.some(({ name }) => name === place.kind)) return place.subject;
  const entity = getEntity(place.kind as Parameters<typeof getEntity>[0]);
  const [record] = await findRecords(db, entity, {
    reader: 'administrator',
    equals: { slug: place.subject },
  });
  if (!record) throw new Error(`The demo content has no record "${place.subject}" to translate`);
  return String(record.id);
}
