import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createSiteDocumentService } from '#content/documents/site-documents.service.ts';
import { testAuthor as author, createSampleRecords } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { up } from './0073-former-words.ts';

describeOnBothEngines('the words that a site began with', (openDb) => {
  test('stay where it is in use and nobody has written others', async () => {
    const db = await openDb();
    const documents = createSiteDocumentService(db);
    const wordsOf = async (key: string) => (await documents.read(key)).value;
    await up(db as unknown as Kysely<never>);
    expect((await wordsOf('forms')).products).not.toContain('Onyx');
    await createSampleRecords(db).category();
    await documents.save('room', { value: { rooms: { lobbyPictured: 'Granite' } }, author });
    await documents.save('home', { value: { links: [] }, author });
    const previews = JSON.stringify({ previews: [{ id: 'entrance', image: '/uploads/hall.png' }] });
    await db.insertInto('siteDocuments').values({ key: 'menu', value: previews }).execute();
    await up(db as unknown as Kysely<never>);
    expect((await wordsOf('forms')).products).toContain('Onyx');
    expect((await wordsOf('room')).rooms).toMatchObject({ lobbyPictured: 'Granite' });
    expect((await wordsOf('home')).links).toEqual([]);
    const menu = db.selectFrom('siteDocuments').select('value').where('key', '=', 'menu');
    expect(JSON.parse((await menu.executeTakeFirstOrThrow()).value).previews).toContainEqual({
      id: 'entrance',
      image: '/uploads/hall.png',
      text: 'Welcome to our marble universe',
    });
  });
});
