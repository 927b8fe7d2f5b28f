import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createSiteDocumentService } from '#content/documents/site-documents.service.ts';
import type { Db } from '#database/connect.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { up } from './0082-map-and-hours.ts';

/** As it was stored before, draft and history included. */
async function storeFormer(db: Db, key: string, value: object): Promise<void> {
  const json = JSON.stringify(value);
  const { id } = await db
    .insertInto('siteDocuments')
    .values({ key, value: json, draft: json })
    .returning('id')
    .executeTakeFirstOrThrow();
  const revision = { username: 'ada', createdAt: '', entity: 'siteDocument', recordId: id, version: 1 };
  await db
    .insertInto('revisions')
    .values({ ...revision, action: 'updated', record: json })
    .execute();
}

const migrate = (db: Db) => up(db as unknown as Kysely<never>);

describeOnBothEngines('a site that is in use', (openDb) => {
  test.each([
    ['Mo-Sa 09:00-19:00', ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], '09:00', '19:00'],
    ['Mo,We-Th 20:00-02:00', ['mon', 'wed', 'thu'], '20:00', '02:00'],
    ['Su', ['sun'], '', ''],
    ['Sa-Mo 09:00-12:00', [], '09:00', '12:00'],
    ['whenever', [], '', ''],
    ['', [], '', ''],
  ])(
    'has the days and times that search engines read as %j, and its own words',
    async (schema, days, opens, closes) => {
      const db = await openDb();
      const documents = createSiteDocumentService(db);
      await storeFormer(db, 'company', { hours: [{ id: 'a', days: 'Most days', time: '9 to 7', schema }] });
      await migrate(db);
      const { value, draft } = await documents.read('company');
      for (const read of [value, draft?.value, (await documents.listEarlier('company'))[0]]) {
        expect(read?.hours).toEqual([
          { id: 'a', days, opens, closes, daysText: 'Most days', timesText: '9 to 7' },
        ]);
      }
    },
  );

  test('keeps the drawn map where it shows one, and its towns', async () => {
    const db = await openDb();
    await storeFormer(db, 'company', { directionsHref: 'https://maps.example/yard' });
    await storeFormer(db, 'contact', { map: { townEast: 'Jaipur' } });
    await migrate(db);
    const documents = createSiteDocumentService(db);
    const { value, draft } = await documents.read('contact');
    for (const read of [value, draft?.value, (await documents.listEarlier('contact'))[0]]) {
      expect(read?.map).toMatchObject({ kind: 'drawing', townEast: 'Jaipur' });
    }
  });

  test('keeps it as well where nobody has written the contact page', async () => {
    const db = await openDb();
    await storeFormer(db, 'company', { directionsHref: 'https://maps.example/yard' });
    await migrate(db);
    expect((await createSiteDocumentService(db).get('contact')).map.kind).toBe('drawing');
  });

  test('has none of them where it showed no map', async () => {
    const db = await openDb();
    await storeFormer(db, 'company', { name: 'Sela' });
    await migrate(db);
    expect((await createSiteDocumentService(db).get('contact')).map.kind).toBe('openstreetmap');
  });
});
