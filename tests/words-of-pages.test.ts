import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countries } from '#content/documents/countries.shared.ts';
import { classFacts } from '#content/fit/class-facts.ts';
import {
  abrasionOfClassSource,
  ageSource,
  classRules,
  lossRule,
  valueRules,
} from '#content/fit/fit-rules.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { createFolderStorage } from '#media/storage/folder-storage.ts';
import { composeDataSheet } from '#publishing/sheets/compose-data-sheet.ts';
import type { ApiUnderTest } from './support/api-app.ts';
import { facts, specifiedTexts } from './support/literal-texts.ts';
import { markTexts, textBesideMarks } from './support/mark-texts.ts';
import { publicPages, unlistedPages } from './support/public-pages.ts';
import { readPage, stringsIn } from './support/read-page.ts';
import { createSiteOpener } from './support/rendered-site.ts';

const paths = [
  ...publicPages,
  ...unlistedPages,
  ...['/contact/?form=quote&product=statuario', '/thank-you/?form=enquiry', '/blog/?author=Ira+Talwar'],
  ...['/italian-marble/?q=granite', '/italian-marble/?category=onyx&q=white', '/products/none/'],
  ...[
    '/search/?q=gold+wood&origin=italy',
    '/search/?q=statuarip',
    '/search/?q=statuario',
    '/search/?kind=landing',
  ],
  '/shortlist/?stones=statuario,carrara,40400&ask=quote&do=remove:1&add=40400',
  '/search/?page=2',
  '/blog/feed.xml',
];
const openSite = await createSiteOpener();

describe('whose words and pictures the pages show', () => {
  test('are the company’s own: it can change every document, record and message', async () => {
    const site = await openSite();
    await loadDemo(site.db, { storage: createFolderStorage(join(site.folder, 'uploads')) });
    await markTexts(site.db, site.services);
    const { words, pictures } = await collect(site);
    const unknown = [...words].filter(([text]) => !facts.includes(text));
    expect(unknown).toEqual([]);
    expect(facts.filter((text) => !words.has(text))).toEqual([]);
    const stored = await site.db.selectFrom('mediaFiles').select('path').execute();
    const uploads = stored.map(({ path }) => path.replace('/uploads/', ''));
    const foreign = pictures.filter((url) => !uploads.some((upload) => url.includes(upload)));
    expect(foreign.filter((url) => !ownPictures.test(url))).toEqual([]);
  });

  test.each(Object.entries(specifiedTexts))('stand in %s', (place, texts) => {
    const section = readSection(place);
    expect(texts.filter((text) => !section.includes(text))).toEqual([]);
  });
});

/** Every text with letters that is not marked all over, and the first page that has it; and where pictures come from. */
async function collect(site: ApiUnderTest) {
  const words = new Map<string, string>();
  const pictures = new Set<string>();
  const note = (texts: readonly string[], path: string) => {
    for (const text of texts) {
      const rest = textBesideMarks(text)
        .replace(/ \| §$/, '')
        .replace('§none§', '§');
      if (isWords(rest) && !cited.has(rest) && !words.has(rest)) words.set(rest, path);
    }
  };
  for (const path of paths) {
    const page = readPage((await site.app.inject(path)).body);
    note([...page.texts, ...page.headTexts], path);
    for (const url of page.pictures) pictures.add(url);
  }
  note(await readSheet(site), 'data sheet');
  return { words, pictures: [...pictures] };
}

/** What the data sheet of a stone says: in its PDF texts are glyphs. */
async function readSheet({ services }: ApiUnderTest): Promise<string[]> {
  const { get } = services.siteDocuments;
  const { records } = await services.products.list({ reader: 'visitor', page: 1, perPage: 1 });
  const [product] = records;
  if (!product) throw new Error('The demo company has no stone');
  const {
    typeface: _font,
    company: _facts,
    tables,
    ...sheet
  } = composeDataSheet({
    ...{ product, fit: await services.fit.describe(product, { units: 'metric' }) },
    documents: {
      ...{ company: await get('company'), certificates: await get('certificates') },
      ...{ collections: await get('collections'), dataSheet: await get('dataSheet') },
    },
    typeface: (await services.appearance.read()).typeface,
    t: await services.wording.read(),
    classFacts: await services.classFacts.describe(product, { units: 'imperial' }),
    ...{ picture: undefined, url: 'https://stone.example/statuario/', today: '2026-01-01' },
  });
  // In their rows are facts and names of standards, and below them where these can be read.
  return stringsIn({ ...sheet, tables: tables.map(({ heading, head }) => ({ heading, head })) });
}

/** Facts are no words: numbers, URLs, mail addresses, codes, dates, colours, and the names of countries. */
function isWords(text: string): boolean {
  if (countries.some(({ name }) => name === text)) return false;
  if (/^https?:\/\/|^\S+@\S+$|^[a-z]{2}$|^[A-Z]{2}$|^tag:|^\+#|^#-#-#T/.test(text)) return false;
  return /\p{L}/u.test(
    text.replace(months, '').replace(colours, '').replace(ofSlabs, '').replace(ofTests, ''),
  );
}

function readSection(place: string): string {
  const [file = '', heading = ''] = place.split(', ');
  const text = readFileSync(resolve(import.meta.dirname, '../docs', file), 'utf8');
  const [, section = ''] = text.split(`## ${heading.replaceAll('"', '')}\n`);
  return (section.split('\n## ')[0] ?? '').replace(/\s+/g, ' ');
}

/** Come with the program: the rooms in which stones are shown, measured to the pixel, and what stands where none is. */
const ownPictures = /^\/(?:assets\/(?:kitchen|lobby|bathroom)\.base-[\w-]+\.webp|placeholder\.svg)$/;
/** Numbers and sizes of slabs, and the clock that tells when a hold ends. */
const ofSlabs = /\b[A-Z]-#\/#|# in\b|\(Kolkata\)/g;
/** Standards, parts of them, and units of tests. */
const ofTests = /\b(?:EN|ASTM|ANSI|[A-C]|psi|PTV|Ha)\b|lb\/ft³/g;

/** Where rules and what follows from a class of rock can be read. */
const cited = new Set(
  [
    ...[...valueRules, ...classRules, lossRule].map(({ source }) => source),
    ...[ageSource, abrasionOfClassSource],
    ...Object.values(classFacts).flatMap((known) => Object.values(known).map(({ source }) => source)),
  ].map(textBesideMarks),
);
const months = /January|February|March|April|May|June|July|August|September|October|November|December/g;
/** Those of a picture; one by itself is what a family of colours is called. */
const colours =
  /^(?:(?:, )?(?:light |dark )?(?:white|cream|beige|gold|brown|red|pink|green|blue|grey|black)){2,}$/i;
