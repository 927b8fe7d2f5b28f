import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createSiteDocumentService } from '#content/documents/site-documents.service.ts';
import { createSampleRecords } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { up } from './0077-navigation.ts';

describeOnBothEngines('the menu and the footer of a site that is in use', (openDb) => {
  test('are taken over with their pictures, words, links and order', async () => {
    const db = await openDb();
    const records = createSampleRecords(db);
    for (const name of ['Dawn', 'Dusk', 'Earth', 'Lumen']) await records.category({ name });
    const menu = {
      previews: [
        { id: 'lounge', image: '/uploads/site/bar.png', text: 'Sit down' },
        { id: 'entrance', image: '', text: '' },
      ],
      sideLinks: [{ id: 'a', label: 'Works', path: '/gallery/' }],
      footer: { roomsLabel: 'Ways', collections: ['lumen'], tools: [], visitLabel: 'Come' },
    };
    const stored = { key: 'menu', value: JSON.stringify(menu), draft: JSON.stringify({ sideLinks: [] }) };
    await db.insertInto('siteDocuments').values(stored).execute();
    await db.insertInto('siteDocuments').values({ key: 'journal', value: '{"label":"Journal"}' }).execute();
    const home = {
      slides: [
        { id: 'annex', title: 'Annex' },
        { id: 'lounge', title: 'Bar' },
      ],
    };
    await db
      .insertInto('siteDocuments')
      .values({ key: 'home', value: JSON.stringify(home) })
      .execute();
    await up(db as unknown as Kysely<never>);

    const documents = createSiteDocumentService(db);
    const { value, draft } = await documents.read('navigation');
    const navigation = await documents.get('navigation');
    expect(navigation.menu.map(({ id }) => id).slice(-2)).toEqual(['lounge', 'entrance']);
    expect(navigation.menu).toContainEqual({
      ...{ id: 'lounge', label: 'Lounge', path: '/contact/', shown: true },
      ...{ description: 'Sit down', image: '/uploads/site/bar.png' },
    });
    expect(navigation.further).toEqual([{ id: 'a', label: 'Works', path: '/gallery/', shown: true }]);
    expect(navigation.footer.map(({ title }) => title)).toEqual(['Ways', 'Collections']);
    expect(navigation.footer[1]?.links.map(({ path }) => path)).toEqual(['/products/lumen/']);
    expect(value).toMatchObject({ visitLabel: 'Come', contactLabel: 'Write or call' });
    expect(draft?.value.further).toEqual([]);
    expect((await documents.get('journal')).label).toBe('');
    const { slides } = await documents.get('home');
    expect(slides.map(({ id, title }) => [id, title]).slice(0, 2)).toEqual([
      ['annex', ''],
      ['lounge', 'Bar'],
    ]);
  });

  test('where nobody has written them lead to the first three collections, as they did', async () => {
    const db = await openDb();
    const records = createSampleRecords(db);
    for (const name of ['Dawn', 'Dusk', 'Earth', 'Lumen']) await records.category({ name });
    await up(db as unknown as Kysely<never>);
    const { footer } = await createSiteDocumentService(db).get('navigation');
    expect(footer.map(({ id, links }) => [id, links.length])).toEqual([
      ['rooms', 6],
      ['collections', 3],
      ['tools', 5],
    ]);
  });
});
