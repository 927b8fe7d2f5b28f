import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createSiteDocumentService } from '#content/site-documents/site-documents.service.ts';
import { indexUsage } from '#media/usage.ts';
import { testPublicUrl } from '#tests/support/api-app.ts';
import { scanUploads } from '#tests/support/scan-uploads.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import * as siteDocuments from './0016-site-documents.ts';

const at = '2026-03-01T08:00:00.000Z';
const slab = '/uploads/products/slab.png';
const stored = {
  company: {
    ...{ name: 'Aravane', email: 'sales@aravane.example', location: { latitude: 26.59, longitude: 74.86 } },
    phones: [
      { label: 'Sales', display: '+91 0', href: 'tel:+910' },
      { label: 'Sales', display: '+91 1', href: 'tel:+911' },
    ],
    hours: [],
    social: [{ platform: 'instagram', label: 'Instagram', href: 'https://instagram.example/aravane' }],
  },
  home: {
    hero: { subtitle: 'Sawn here', image: slab, caption: '' },
    slides: [{ key: 'annex', title: 'Upstairs', text: '', image: slab }],
  },
  menu: { previews: [{ path: '/products/', image: slab }] },
  about: {
    ...{
      title: 'A yard',
      story: [
        { heading: 'The yard', text: 'A shed' },
        { heading: 'Ünsere Wörter', text: '' },
      ],
    },
    images: { hero: slab, yard: slab },
  },
  certificates: [{ id: 'iso-9001', title: 'ISO 9001', pdf: '/uploads/certificates/iso-9001.pdf' }],
  testimonials: [{ text: 'Well packed', name: 'Meera', location: 'Kochi' }],
  legal: { privacy: [{ id: 'introduction', title: 'Introduction', html: `<img src="${slab}">` }], terms: [] },
  landing: {
    title: 'Italian Marble',
    lists: [{ key: 'onyx', label: 'ONYX', text: '', products: ['honey-onyx'] }],
    popular: [],
    points: [],
  },
};

describeOnBothEngines('what a company said of itself before documents had versions', (openDb) => {
  test('reads the same afterwards, with its pictures still known to be used', async () => {
    const db = await openDb();
    const older = db as unknown as Kysely<never>;
    await older.schema.dropTable('site_documents').execute();
    await sql`create table site_content (${sql.ref('key')} text, ${sql.ref('value')} text, updated_at text)`.execute(
      db,
    );
    for (const [key, value] of Object.entries(stored)) {
      await sql`insert into site_content values (${key}, ${JSON.stringify(value)}, ${at})`.execute(db);
    }
    await siteDocuments.up(older);

    const documents = createSiteDocumentService(db);
    expect(await documents.get('company')).toMatchObject({
      name: 'Aravane',
      phones: [
        { id: 'sales', href: 'tel:+910' },
        { id: 'sales-2', href: 'tel:+911' },
      ],
      social: [{ id: 'instagram' }],
    });
    expect((await documents.get('home')).slides[0]).toMatchObject({
      id: 'annex',
      title: 'Upstairs',
      image: slab,
    });
    expect((await documents.get('menu')).previews).toContainEqual({ id: 'showcase', image: slab });
    expect(await documents.get('about')).toMatchObject({
      image: slab,
      story: [
        { id: 'the-yard', image: slab },
        { id: 'unsere-worter', image: '' },
      ],
    });
    expect((await documents.get('certificates')).items).toMatchObject([
      { id: 'iso-9001', title: 'ISO 9001' },
    ]);
    expect((await documents.get('testimonials')).items).toMatchObject([{ id: 'meera', text: 'Well packed' }]);
    expect((await documents.get('legal')).privacy).toMatchObject([{ id: 'introduction' }]);
    expect((await documents.get('landing')).lists).toMatchObject([{ id: 'onyx', products: ['honey-onyx'] }]);
    expect(await documents.read('company')).toMatchObject({ version: 1, updatedAt: at, draft: null });
    const uses = (await indexUsage(db, testPublicUrl)).get(slab);
    expect(uses).toHaveLength(6);
    expect(uses).toEqual((await scanUploads(db)).get(slab));
  });
});
