import { z } from 'zod';
import type { EntityName } from '#content/kit/field.ts';
import { uploadsPrefix } from '#content/picture/picture.ts';
import type { Subject } from '#content/translations/translations.repository.ts';
import { listContent, readContent, readContentText } from './demo-files.ts';

/** What the demo company says of something in another language, by the names that the API has for its texts. */
export type DemoTranslation = {
  language: string;
  kind: Subject['kind'];
  /** The slug of a record, the key of a document, the path of a picture. */
  subject: string;
  fields: Record<string, unknown>;
};

const fieldsSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const recordsSchema = z.record(z.string(), fieldsSchema);
const altsSchema = z.record(z.string(), z.string());

/** The files that have translated records, by slug. */
const recordFiles: readonly (readonly [EntityName, string])[] = [
  ['category', 'categories'],
  ['product', 'products'],
  ['blogPost', 'blog'],
  ['galleryProject', 'gallery'],
  ['landingPage', 'landing-pages'],
];

/** All that is translated in `demo/content/translations/`. */
export async function readDemoTranslations(languages: readonly string[]): Promise<DemoTranslation[]> {
  const read = languages.map(async (language) => {
    const texts = [readDocuments(language), readRecords(language), readAlts(language)];
    return (await Promise.all(texts)).flat().map((translation) => ({ language, ...translation }));
  });
  return (await Promise.all(read)).flat();
}

type Untagged = Omit<DemoTranslation, 'language'>;

async function readDocuments(language: string): Promise<Untagged[]> {
  const folder = `translations/${language}/site`;
  const read = (await listContent(folder)).map(async (subject): Promise<Untagged> => {
    const fields = fieldsSchema.parse(await readContent(`${folder}/${subject}.json`));
    return { kind: 'siteDocument', subject, fields };
  });
  return Promise.all(read);
}

async function readRecords(language: string): Promise<Untagged[]> {
  const folder = `translations/${language}`;
  const read = recordFiles.map(async ([kind, name]): Promise<Untagged[]> => {
    const records = recordsSchema.parse(await readContent(`${folder}/${name}.json`));
    const translated = Object.entries(records).map(async ([subject, fields]): Promise<Untagged> => {
      if (kind !== 'blogPost') return { kind, subject, fields };
      const content = await readContentText(`${folder}/blog/${subject}.html`);
      return { kind, subject, fields: { ...fields, content } };
    });
    return Promise.all(translated);
  });
  return (await Promise.all(read)).flat();
}

async function readAlts(language: string): Promise<Untagged[]> {
  const alts = altsSchema.parse(await readContent(`translations/${language}/pictures.json`));
  return Object.entries(alts).map(([key, alt]) => ({
    ...{ kind: 'image' as const, subject: uploadsPrefix + key },
    fields: { alt },
  }));
}
