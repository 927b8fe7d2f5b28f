import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productEntity } from '#content/entities/product/product.entity.ts';
import { findRecords } from '#content/kit/record-reader.repository.ts';
import { readLanguages } from '#content/languages.ts';
import { readTranslation } from '#content/translations/read-translation.ts';
import { fieldsOfImage } from '#content/translations/translated-fields.ts';
import { getSource, type Source } from '#content/translations/translation-sources.ts';
import { type Db, openDatabase } from '#database/connect.ts';
import { isAppError } from '#errors/app-error.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { readContent } from './demo-files.ts';
import { type DemoTranslation, readDemoTranslations } from './demo-translations.ts';
import { loadRecords } from './load-records.ts';
import { loadSiteDocuments } from './load-site-documents.ts';
import { findSubject } from './load-translations.ts';

/** The demo company's records and documents, without pictures. */
let demo: { database: TestDatabase; db: Db; names: string[]; alts: Record<string, { alt: string }> };

beforeAll(async () => {
  const database = await createTestDatabase('sqlite');
  const db = await openDatabase(database.url);
  await loadRecords(db);
  await loadSiteDocuments(db);
  const stones = await findRecords(db, productEntity, { reader: 'administrator' });
  const names = ['Aravane', ...stones.map(({ name }) => String(name))];
  const alts = (await readContent('pictures.json')) as Record<string, { alt: string }>;
  demo = { database, db, names, alts };
});

afterAll(async () => {
  await demo.db.destroy();
  await demo.database.remove();
});

describe.each(['de', 'it', 'ar'])('what the demo company says in %s', (language) => {
  test('is of what there is, keeps the names of stones and every placeholder', async () => {
    const refused: Record<string, unknown> = {};
    for (const translation of await readDemoTranslations([language])) {
      const { kind, subject, fields } = translation;
      const source = await sourceOf(translation);
      try {
        readTranslation(source, { fields, shown: {}, keptNames: demo.names, publicUrl: undefined });
      } catch (error) {
        refused[`${kind} ${subject}`] = isAppError(error) ? error.fields : error;
      }
      for (const { name, said, from } of textsOf(source, fields)) {
        const [wanted, given] = [from, said].map((text) => (text.match(/\{\w+\}|[[\]]/g) ?? []).sort());
        if (String(wanted) !== String(given)) refused[`${kind} ${subject} ${name}`] = { wanted, given };
      }
    }
    expect(refused).toEqual({});
  });

  test('is said in that language, but for names', async () => {
    const same: string[] = [];
    for (const translation of await readDemoTranslations([language])) {
      const texts = textsOf(await sourceOf(translation), translation.fields);
      same.push(...texts.flatMap(({ said, from }) => (said === from && hasWords(said) ? [said] : [])));
    }
    const isName = (text: string) => demo.names.includes(text) || namesEverywhere.has(text);
    expect(same.filter((text) => !isName(text))).toEqual([]);
  });
});

/** Names, and words that are the same in one of the languages. */
const namesEverywhere = new Set([
  ...['September 2025', 'November 2025', 'August 2026', 'September 2026'],
  ...['Kishangarh', 'Ajmer', 'Rajasthan', 'Jaipur', 'WhatsApp', 'Instagram', 'LinkedIn', 'YouTube'],
  ...[
    'ISO 9001:2015',
    'ISO 14001:2015',
    'ISO 45001:2018',
    'WHO GMP',
    '320 × 200 cm',
    '54 kg',
    'PDF',
    'E-mail',
  ],
  ...[
    'Lumen',
    'Tivoli',
    'Meridian',
    'Nocturne',
    'Lounge',
    'Journal',
    'Newsletter',
    'Onyx',
    'ONYX',
    'Imperial',
  ],
]);

test('the languages are those that there are texts in', async () => {
  expect(await readLanguages(demo.db)).toMatchObject({ source: 'en-GB', all: ['en-GB', 'de', 'it', 'ar'] });
});

async function sourceOf(translation: DemoTranslation): Promise<Source> {
  const { kind, subject } = translation;
  if (kind !== 'image') {
    return getSource(demo.db, { kind, subject: await findSubject(demo.db, translation) });
  }
  const noted = demo.alts[subject.replace('/uploads/', '')];
  if (!noted) throw new Error(`The demo content has no picture ${subject}`);
  return { fields: fieldsOfImage(noted.alt), label: subject, log: { kind: 'media' } };
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\w+\}( in \{\w+\})?/g, ''));
}

/** Each text with what it is translated from; lists text by text. */
function textsOf({ fields }: Source, said: DemoTranslation['fields']) {
  return fields.flatMap(({ names, source }) =>
    names.flatMap((name) => {
      const [texts, sources] = [[said[name] ?? []].flat(), [source].flat()];
      return texts.map((text, index) => ({ name, said: String(text), from: sources[index] ?? '' }));
    }),
  );
}
