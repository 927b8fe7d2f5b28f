import { expect, test } from 'vitest';
import { createContentServices } from '#content/content-services.ts';
import { createSiteDocumentService } from '#content/documents/site-documents.service.ts';
import { findPublishedLanguages } from '#content/kit/translated-texts.repository.ts';
import { readLanguages } from '#content/languages.ts';
import { pagedEntities } from '#content/registry.ts';
import type { Db } from '#database/connect.ts';
import { createSampleRecords } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { createGeneratedSitemapService } from './generated-sitemap.service.ts';
import { createSitemapService, fileEnd } from './sitemap.service.ts';

const readFrom = (db: Db) => ({
  ...createContentServices(db),
  siteDocuments: createSiteDocumentService(db),
  readLanguages: () => readLanguages(db),
  findPublishedLanguages: (subject: { kind: string; subject: string }) => findPublishedLanguages(db, subject),
});

describeOnOneEngine('the sitemap of a long catalogue', (openDb) => {
  test('has every page once, though the records are read in pieces', async () => {
    const db = await openDb();
    const records = createSampleRecords(db);
    const dawn = await records.category();
    const names = ['one', 'two', 'three', 'four', 'five'];
    for (const name of names) await records.product({ name, category: dawn.id });
    const sitemap = createSitemapService(
      { publicUrl: 'https://stone.example', ...readFrom(db) },
      { recordsPerRead: 2 },
    );
    const urls: string[] = [];
    for await (const entry of sitemap.entries()) urls.push(entry.url);
    expect(urls).toEqual(expect.arrayContaining(names.map((name) => `https://stone.example/${name}/`)));
    expect(urls).toEqual([...new Set(urls)]);
  });

  test('is an index of files where it has more addresses than one may hold', async () => {
    const db = await openDb();
    const records = createSampleRecords(db);
    const dawn = await records.category();
    for (const name of ['one', 'two', 'three']) await records.product({ name, category: dawn.id });
    const publicUrl = 'https://stone.example';
    const pages = createSitemapService({ publicUrl, ...readFrom(db) }, { entriesInFile: 10 });
    const sitemap = createGeneratedSitemapService(db, { publicUrl, render: pages.render });
    const index = await sitemap.read();
    expect(index).toContain('<sitemapindex');
    const files = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(files.slice(0, 2)).toEqual([`${publicUrl}/sitemap-1.xml`, `${publicUrl}/sitemap-2.xml`]);
    const texts = await Promise.all(files.map((_, at) => sitemap.readFile(at + 1)));
    const counts = texts.map((text) => text?.match(/<url>/g)?.length ?? 0);
    expect(Math.max(...counts)).toBe(10);
    expect(texts.join('')).toContain(`${publicUrl}/three/`);
    expect(texts.every((text) => text?.endsWith('</urlset>\n'))).toBe(true);
    expect(await sitemap.readFile(files.length + 1)).toBeUndefined();
    const { fileSize } = await sitemap.status();
    expect(fileSize).toBe([index, ...texts].join('').length);
    await sitemap.generate();
    expect(await sitemap.readFile(1)).toBe(texts[0]);
    const stored = await db.selectFrom('sitemapFiles').select('number').execute();
    expect(stored).toHaveLength(files.length);
  });
});

test('A file of the sitemap has fifty thousand addresses at most', async () => {
  const stones = Array.from({ length: 50_010 }, (_, at) => ({
    id: at + 1,
    slug: `s${at}`,
    updatedAt: '2026',
  }));
  const lists = pagedEntities.map(({ table, name }) => {
    const list = async ({ afterId, perPage }: { afterId: number; perPage: number }) => ({
      records: name === 'product' ? stones.slice(afterId, afterId + perPage) : [],
    });
    return [table, { list }] as const;
  });
  const parts = Object.fromEntries<unknown>([
    ...lists,
    ['publicUrl', 'https://stone.example'],
    ['siteDocuments', { get: async () => ({}) }],
    ['readLanguages', async () => ({ all: ['en'], default: 'en', source: 'en' })],
  ]);
  const sitemap = createSitemapService(parts as Parameters<typeof createSitemapService>[0], {
    recordsPerRead: 5_000,
  });
  const counts = [0];
  for await (const text of sitemap.render()) {
    if (text === fileEnd) counts.push(0);
    else counts[counts.length - 1] = (counts.at(-1) ?? 0) + (text.includes('<url>') ? 1 : 0);
  }
  expect([counts.length, counts[0]]).toEqual([2, 50_000]);
});
