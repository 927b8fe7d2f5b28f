import { expect, test } from 'vitest';
import { createContentServices } from '#content/content-services.ts';
import { createSampleRecords } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { createSitemapService } from './sitemap.service.ts';

describeOnBothEngines('the sitemap of a long catalogue', (openDb) => {
  test('has every page once, though the records are read in pieces', async () => {
    const db = await openDb();
    const records = createSampleRecords(db);
    const dawn = await records.category();
    const names = ['one', 'two', 'three', 'four', 'five'];
    for (const name of names) await records.product({ name, category: dawn.id });
    const sitemap = createSitemapService(
      { publicUrl: 'https://stone.example', ...createContentServices(db) },
      { recordsPerRead: 2 },
    );
    const urls: string[] = [];
    for await (const entry of sitemap.entries()) urls.push(entry.url);
    expect(urls).toEqual(expect.arrayContaining(names.map((name) => `https://stone.example/${name}/`)));
    expect(urls).toEqual([...new Set(urls)]);
  });
});
