import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createContentServices } from '#content/content-services.ts';
import { createSiteDocumentService } from '#content/documents/site-documents.service.ts';
import { landingPageEntity } from '#content/entities/landing-page/landing-page.entity.ts';
import { createRevisionService } from '#content/kit/revisions.service.ts';
import type { Db } from '#database/connect.ts';
import { createSampleRecords } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { up } from './0078-landing-pages.ts';

const reader = 'administrator';

describeOnBothEngines('the landing page that there was', (openDb) => {
  test('becomes a record at its address, with its texts, stones, pictures and words for search engines', async () => {
    const db = await openFormer(openDb);
    const { product, category } = createSampleRecords(db);
    const { id } = await category();
    const stone = await product({ name: 'Statuario', category: id });
    const value = {
      ...{
        title: 'Marmo',
        intro: 'From Carrara',
        hero: { image: '/uploads/site/hall.webp' },
        note: 'Any marble',
      },
      lists: [{ id: 'white', label: 'White', text: 'Quiet', products: ['statuario', 'gone'] }],
      ...{ popular: ['statuario'], findButton: 'Look' },
    };
    await insertDocument(db, { key: 'landing', value, draft: { ...value, title: 'Marmi' } });
    await insertDocument(db, {
      key: 'seo',
      value: { landing: { title: 'Our marble', description: '{lists}' } },
    });
    const use = { kind: 'siteDocument', key: 'landing', name: '', trashed: 0, position: 0 };
    const picture = { field: 'hero.image', origin: '', path: '/uploads/site/hall.webp' };
    await db
      .insertInto('uploadUses')
      .values({ ...use, ...picture })
      .execute();
    await up(db as never);
    const { landingPages } = createContentServices(db);
    const page = await landingPages.get({ reader: 'visitor', key: 'italian-marble' });
    expect(page).toMatchObject({
      ...{
        name: 'Marmo',
        heroText: 'From Carrara',
        heroImage: '/uploads/site/hall.webp',
        note: 'Any marble',
      },
      lists: [{ id: 'white', title: 'White', text: 'Quiet', products: [{ id: stone.id }] }],
      ...{ popular: [{ id: stone.id }], showForm: true, metaTitle: 'Our marble', metaDescription: '' },
    });
    expect(await landingPages.find({ reader, key: 'italian-marble-draft' })).toMatchObject({
      ...{ name: 'Marmi', published: false },
    });
    const documents = createSiteDocumentService(db);
    expect(await documents.read('landing')).toMatchObject({ value: { findButton: 'Look' }, draft: null });
    expect((await documents.get('seo')).landing).toMatchObject({ description: '{lists}' });
    expect((await documents.get('seo')).landing.title).toContain('{heading}');
    const uses = await db.selectFrom('uploadUses').selectAll().where('path', '=', picture.path).execute();
    expect(uses.map(({ kind, key, field }) => [kind, key, field]).toSorted()).toEqual([
      ['landingPage', String(page.id), 'heroImage'],
      ['landingPage', String(page.id + 1), 'heroImage'],
    ]);
    const changed = await landingPages.update({
      id: page.id,
      changes: { name: 'Marble' },
      author: { username: 'a' },
    });
    expect(changed.version).toBe(2);
    const [latest] = await createRevisionService(db).list(landingPageEntity, page.id);
    expect(latest?.changes).toMatchObject([{ field: 'name', from: 'Marmo', to: 'Marble' }]);
  });

  test('is there where nobody had written to it, unless the site was empty', async () => {
    const empty = await openFormer(openDb);
    await up(empty as never);
    expect((await createContentServices(empty).landingPages.list({ reader })).total).toBe(0);
    const used = await openFormer(openDb);
    await createSampleRecords(used).category();
    await up(used as never);
    const page = await createContentServices(used).landingPages.get({ reader, key: 'italian-marble' });
    expect(page).toMatchObject({ name: 'The stones in our yard', lists: [], popular: [] });
  });
});

/** A database without the tables that the migration makes. */
async function openFormer(openDb: () => Promise<Db>): Promise<Db> {
  const db = await openDb();
  for (const table of ['pages', 'landing_pages']) {
    await (db as unknown as Kysely<never>).schema.dropTable(table).execute();
  }
  return db;
}

async function insertDocument(
  db: Db,
  { key, value, draft }: { key: string; value: object; draft?: object },
): Promise<void> {
  const texts = { value: JSON.stringify(value), draft: draft ? JSON.stringify(draft) : null };
  await db
    .insertInto('siteDocuments')
    .values({ key, ...texts })
    .execute();
}
