import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContentServices } from '#content/content-services.ts';
import { showHours } from '#content/documents/opening-hours.ts';
import { createSiteDocumentService } from '#content/documents/site-documents.service.ts';
import { readFactValue } from '#content/facts/fact-value.shared.ts';
import { type Db, openDatabase } from '#database/connect.ts';
import { createVariantService } from '#media/pictures/variants.service.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { createFolderStorage } from '#media/storage/folder-storage.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { loadDemo } from './load-demo.ts';
import { readShippedSize } from './shipped-sizes.ts';

/** The demo company as visitors meet it, loaded once: these tests only read. */
let demo: { database: TestDatabase; db: Db; storage: FileStorage; folder: string };

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-demo-'));
  const storage = createFolderStorage(folder);
  const database = await createTestDatabase('sqlite');
  const db = await openDatabase(database.url);
  await loadDemo(db, { storage });
  demo = { database, db, storage, folder };
});

afterAll(async () => {
  await demo.db.destroy();
  await demo.database.remove();
  await rm(demo.folder, { recursive: true, force: true });
});

const forVisitors = { reader: 'visitor', perPage: 200 } as const;

function siteDocuments() {
  return createSiteDocumentService(demo.db);
}

test('the yard is in Kishangarh, is open Monday to Saturday from 9 to 7 and on Sundays, and is reached in three ways', async () => {
  const company = await siteDocuments().get('company');
  expect(company.address).toMatchObject({ locality: 'Kishangarh', district: 'Ajmer' });
  const { hours } = await siteDocuments().get('contact');
  expect(showHours(company, hours)).toMatchObject([
    { days: 'Monday to Saturday', times: '9:00 AM to 7:00 PM' },
    { days: 'Sunday', times: 'Open' },
  ]);
  expect(company.phones.map(({ href }) => href)).toEqual([
    expect.stringMatching(/^tel:\+\d+$/),
    expect.stringMatching(/^tel:\+\d+$/),
  ]);
  expect(company.email).toMatch(/^sales@/);
  expect(company.messaging.href).toMatch(/^https:\/\/wa\.me\/\d+$/);
});

test('nobody who is named by a number, an address or a network can be reached by mistake', async () => {
  const company = await siteDocuments().get('company');
  for (const { href } of company.phones) expect(href).toMatch(/^tel:\+910+$/);
  expect(company.email).toMatch(/\.example$/);
  for (const { href } of company.social) expect(new URL(href).hostname).toMatch(/\.example$/);
});

test('the landing page lists all 69 stones, each once and each there to be opened', async () => {
  const { landingPages } = createContentServices(demo.db);
  const page = await landingPages.get({ reader: 'visitor', key: 'italian-marble' });
  const { lists, popular } = page;
  expect(lists.map(({ title, products }) => [title, products.length])).toEqual([
    ['Imported Marble', 11],
    ['Exotic Marble', 21],
    ['Imported White', 10],
    ['ONYX', 17],
    ['Travertine', 10],
  ]);
  const listed = lists.flatMap(({ products }) => products.map(({ slug }) => slug));
  const { records, total } = await createContentServices(demo.db).products.list(forVisitors);
  expect(total).toBe(69);
  expect(listed.toSorted()).toEqual(records.map(({ slug }) => slug).toSorted());
  expect(listed).toEqual(expect.arrayContaining(popular.map(({ slug }) => slug)));
});

test('the collections of the footer and two or more others have stones, and one of them a film', async () => {
  const { categories, products } = createContentServices(demo.db);
  const { records } = await categories.list(forVisitors);
  const names = records.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Dawn', 'Nocturne', 'Earth']));
  expect(names.length).toBeGreaterThanOrEqual(5);
  const stones = await products.list(forVisitors);
  expect(new Set(stones.records.map(({ category }) => category.name))).toEqual(new Set(names));
  expect(records.some(({ videoUrl }) => videoUrl.endsWith('.mp4'))).toBe(true);
});

test('there are eight articles or more, each of 600 words or more under a picture', async () => {
  const { records } = await createContentServices(demo.db).blogPosts.list(forVisitors);
  expect(records.length).toBeGreaterThanOrEqual(8);
  for (const { title, content, image } of records) {
    const words = content.replace(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? [];
    expect(words.length, title).toBeGreaterThanOrEqual(600);
    expect((await demo.storage.stat(image.slice('/uploads/'.length)))?.bytes, title).toBeGreaterThan(0);
  }
});

test('there are a dozen posts or more, eight projects or more and eight people who speak of the yard', async () => {
  const { socialPosts, galleryProjects } = createContentServices(demo.db);
  expect((await socialPosts.list(forVisitors)).total).toBeGreaterThanOrEqual(12);
  expect((await galleryProjects.list(forVisitors)).total).toBeGreaterThanOrEqual(8);
  expect((await siteDocuments().get('testimonials')).items).toHaveLength(8);
});

test('there are eight slabs of each of twelve stones, side by side in their blocks, some held, some sold, two remnants', async () => {
  const { slabs } = createContentServices(demo.db);
  const all = { reader: 'administrator', perPage: 200 } as const;
  const { records } = await slabs.list(all);
  const blocks = [...Map.groupBy(records, ({ block }) => block).values()];
  expect(blocks.map((some) => some.length)).toEqual(Array.from({ length: 12 }, () => 8));
  expect(new Set(records.map(({ product }) => product.slug)).size).toBe(12);
  for (const block of blocks) expect(block.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const count = (wanted: string) => records.filter(({ status }) => status === wanted).length;
  expect([count('held'), count('sold')]).toEqual([9, 11]);
  expect(records.filter(({ remnant }) => remnant)).toHaveLength(2);
  for (const { slug, mainImage } of records)
    expect((await demo.storage.stat(mainImage.slice('/uploads/'.length)))?.bytes, slug).toBeGreaterThan(0);
});

test('every stone has a rock class, twelve were tested, and no test contradicts what the stone says', async () => {
  const { records } = await createContentServices(demo.db).products.list(forVisitors);
  expect(records.filter(({ rockClass }) => rockClass === '')).toEqual([]);
  const tested = records.filter(({ tests }) => tests.some(({ typical }) => !typical));
  expect(tested).toHaveLength(12);
  const texts = {
    density: 'density',
    water_absorption: 'waterAbsorption',
    flexural_strength: 'flexuralStrength',
  };
  for (const stone of tested) {
    for (const { property, value } of stone.tests) {
      const said = readFactValue(stone[texts[property as keyof typeof texts] as 'density'] ?? '');
      if (!said) continue;
      const [least, most] = [said.min, said.max];
      expect([stone.slug, property, value >= least && value <= most]).toEqual([stone.slug, property, true]);
    }
  }
});

test('the five certificates are documents that a reader of PDF opens', async () => {
  const { items: certificates } = await siteDocuments().get('certificates');
  expect(certificates).toHaveLength(5);
  for (const { pdf } of certificates) {
    const bytes = await demo.storage.read(pdf.slice('/uploads/'.length));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-8).toString()).toContain('%%EOF');
  }
});

test('the first visitor waits for no size of a picture', async () => {
  const cache = createFolderStorage(join(demo.folder, 'cache'), { isCache: true });
  const variants = createVariantService(demo.db, {
    storage: demo.storage,
    cache,
    readShipped: readShippedSize,
  });
  const { records } = await createContentServices(demo.db).products.list(forVisitors);
  for (const { mainImage: path } of records) {
    const found = await variants.find({ path, width: 480, format: 'avif' });
    expect([path, found?.format, found?.isFinal]).toEqual([path, 'avif', true]);
  }
  expect(await cache.list('')).toEqual([]);
});
