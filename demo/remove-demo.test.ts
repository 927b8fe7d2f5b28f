import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { siteDocuments } from '#content/documents/registry.ts';
import { createDemoRemovalService } from '#content/editorial/first-steps/demo-removal.service.ts';
import { createTrashService } from '#content/editorial/trash.service.ts';
import { entities } from '#content/registry.ts';
import { openDatabase } from '#database/connect.ts';
import { createFolderStorage } from '#media/storage/folder-storage.ts';
import { createServices } from '#server/services/services.ts';
import { startOf } from '#tests/support/site-documents.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { loadDemo } from './load-demo.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const admin = { username: 'admin' };
const dayMs = 24 * 60 * 60_000;

async function openDemo() {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-demo-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const database = await createTestDatabase('sqlite');
  cleanups.push(database.remove);
  const db = await openDatabase(database.url);
  cleanups.push(() => db.destroy());
  const storage = createFolderStorage(join(folder, 'uploads'));
  await loadDemo(db, { storage });
  const folders = { cacheFolder: join(folder, 'cache'), tempFolder: join(folder, 'uploading') };
  const services = createServices({ db, storage, ...folders, publicUrl: 'https://stone.example' });
  cleanups.push(() => services.variants.stop());
  cleanups.push(() => services.sitemap.stop());
  const read = async () => ({
    counts: await services.overview.count(),
    images: (await services.images.list()).map(({ path }) => path),
    documents: await Promise.all(
      siteDocuments.map(async ({ key }) => (await services.siteDocuments.read(key)).value),
    ),
    translations: await db
      .selectFrom('translations')
      .leftJoin('translatedTexts', 'translationId', 'translations.id')
      .select(['kind', 'subject', 'language', 'status', 'field', 'text'])
      .orderBy('translations.id')
      .orderBy('field')
      .execute(),
    holds: await db
      .selectFrom('slabHolds')
      .innerJoin('slabs', 'slabs.id', 'slabId')
      .select(['slug', 'customer', 'until', 'status', 'endedAt'])
      .where('deletedAt', 'is', null)
      .orderBy('slug')
      .execute(),
  });
  return { db, storage, services, read };
}

test('the demo company goes without a trace, comes back as it was, and is gone with its files after 30 days', async () => {
  const { db, storage, services, read } = await openDemo();
  const loaded = await read();
  expect(new Set(loaded.translations.map(({ language }) => language))).toEqual(new Set(['de', 'it', 'ar']));
  expect(loaded.holds.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 'held'));
  const own = await storage.list();
  expect(loaded.images.length).toBeGreaterThan(100);
  expect(Object.values((await services.demoRemoval.preview()).stays)).toEqual(
    [...entities, 'siteDocuments'].map(() => 0),
  );

  await services.demoRemoval.run(admin);
  const empty = {
    landingPages: 0,
    pages: 0,
    categories: 0,
    products: 0,
    blogPosts: 0,
    socialPosts: 0,
    galleryProjects: 0,
    slabs: 0,
  };
  expect(await services.overview.count()).toEqual(empty);
  expect(await read()).toMatchObject({ images: [], holds: [] });
  const documents = (await read()).translations.filter(({ kind }) => kind === 'siteDocument');
  expect(new Set(documents.map(({ status, text }) => status + text))).toEqual(new Set(['nonenull']));
  expect(await services.images.count()).toBe(0);
  for (const { key } of siteDocuments) {
    expect((await services.siteDocuments.read(key)).value).toEqual(startOf(key as 'company'));
  }

  await services.demoRemoval.undo(admin);
  expect(await read()).toEqual(loaded);

  await services.demoRemoval.run(admin);
  expect(await services.demoRemoval.removeExpired()).toEqual([]);
  const later = () => new Date(Date.now() + 31 * dayMs);
  await createTrashService(db, { now: later }).removeExpired();
  const uploads = await createDemoRemovalService(db, { now: later }).removeExpired();
  expect(uploads).toHaveLength(own.length);
  await services.images.removeDemoUploads(uploads);
  expect(await storage.list()).toEqual([]);
  expect(await db.selectFrom('demoItems').selectAll().where('kind', '<>', 'siteDocument').execute()).toEqual(
    [],
  );
  expect((await services.firstSteps.read()).demo).toEqual({ isThere: false, removal: null });
  expect(await db.selectFrom('slabHolds').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('slabStones').select('name').execute()).toEqual([]);
  const left = await db.selectFrom('translations').select('kind').where('status', '<>', 'none').execute();
  expect(left).toEqual([]);
});

test('of a translated document goes what nobody has changed, and comes back beside what was', async () => {
  const { services } = await openDemo();
  const place = { kind: 'siteDocument', subject: 'home', language: 'de' } as const;
  const { translations } = services;
  const { fields } = await translations.get(place);
  const own = { ...fields, 'hero.heading': 'Unser Eingang' };
  await translations.save({ place, fields: own, status: 'published', author: admin });
  const { languages } = await services.siteDocuments.get('company');
  await services.demoRemoval.run(admin);
  const save = { value: { languages: ['en-GB', 'de'] }, author: admin };
  await services.siteDocuments.save('company', save);
  expect((await translations.get(place)).fields).toEqual({ 'hero.heading': 'Unser Eingang' });

  await services.siteDocuments.save('company', { ...save, value: { languages: ['en-GB'] } });
  await services.demoRemoval.undo(admin);
  expect((await services.siteDocuments.get('company')).languages).toEqual(languages);
  expect((await translations.get(place)).fields).toEqual(own);
});

test('what the company has taken over from the demo keeps its pictures in the library', async () => {
  const { services } = await openDemo();
  const product = await services.products.getById(1);
  await services.products.update({ id: 1, changes: { name: 'Our own' }, author: admin });
  await services.demoRemoval.run(admin);
  const images = (await services.images.list()).map(({ path }) => path);
  expect(images).toContain(product.mainImage);
  expect(images.length).toBeLessThan(10);
  expect(await services.overview.count()).toMatchObject({ categories: 1, products: 1 });
});

test('a slab of the demo that was sold goes, one that is held for a customer stays with its stone', async () => {
  const { services } = await openDemo();
  const find = (number: string) => services.slabs.get({ reader: 'administrator', key: number });
  const [sold, held] = [await find('C-2041/05'), await find('S-1187/04')];
  await services.slabs.update({ id: sold.id, changes: { status: 'sold' }, author: admin });
  const until = new Date(Date.now() + dayMs).toISOString();
  await services.holds.hold(held.id, { for: 'Kitchen', until, note: '', queue: false }, admin);
  expect((await services.demoRemoval.preview()).stays).toMatchObject({
    categories: 1,
    products: 1,
    slabs: 1,
  });
  await services.demoRemoval.run(admin);
  expect(await services.overview.count()).toMatchObject({ categories: 1, products: 1, slabs: 1 });
});
