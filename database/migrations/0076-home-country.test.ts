import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DocumentKey } from '#content/documents/registry.ts';
import { createSiteDocumentService } from '#content/documents/site-documents.service.ts';
import type { Db } from '#database/connect.ts';
import { testAuthor as author, createSampleRecords } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { up } from './0076-home-country.ts';

async function migrate(db: Db): Promise<void> {
  await sql`alter table enquiries drop column quantity_unit`.execute(db);
  await up(db as unknown as Kysely<never>);
}

/** As it was stored before, draft and history included. */
async function storeFormer(db: Db, key: DocumentKey, value: object): Promise<void> {
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

const formerCountries = [
  [{ country: 'India', countryCode: 'IN' }, 'IN', 'imperial'],
  [{ country: '', countryCode: 'pt' }, 'PT', 'metric'],
  [{ country: 'UK', countryCode: '' }, 'GB', 'metric'],
  [{ country: 'Deutschland' }, 'DE', 'metric'],
  [{ country: 'the Netherlands', countryCode: '' }, 'NL', 'metric'],
  [{ country: 'U.S.A.', countryCode: 'US' }, 'US', 'imperial'],
  [{ country: 'Narnia', countryCode: '' }, null, 'imperial'],
] as const;

describeOnBothEngines('a company of before', (openDb) => {
  test.each(formerCountries)('whose address said %j is in %s', async (country, code, units) => {
    const db = await openDb();
    const documents = createSiteDocumentService(db);
    await storeFormer(db, 'company', { name: 'Sela', address: { street: 'Rua 1', ...country } });
    await migrate(db);
    const { value, draft } = await documents.read('company');
    for (const read of [value, draft?.value, (await documents.listEarlier('company'))[0]]) {
      expect(read).toMatchObject({ name: 'Sela', country: code, units, currency: null });
      expect(read?.address).toEqual({
        street: 'Rua 1',
        locality: '',
        district: '',
        region: '',
        postalCode: '',
      });
    }
  });

  test('goes on demanding WhatsApp numbers where it is in use, and its hint follows the country', async () => {
    const db = await openDb();
    const documents = createSiteDocumentService(db);
    const phoneHint = '{digits} digits in India, elsewhere as many as the country has.';
    await createSampleRecords(db).category();
    await storeFormer(db, 'forms', { products: ['Granite'], phoneHint });
    await migrate(db);
    expect((await documents.read('forms')).value).toMatchObject({
      products: ['Granite'],
      isWhatsappRequired: true,
      phoneHint: expect.not.stringContaining('India'),
    });
  });

  test('demands no WhatsApp number where it was never in use', async () => {
    const db = await openDb();
    await migrate(db);
    expect((await createSiteDocumentService(db).read('forms')).value.isWhatsappRequired).toBe(false);
  });

  test('has the demo’s country back when it brings back the demo content that it took away', async () => {
    const db = await openDb();
    const of = (country: string) => ({ value: { address: { country } }, draft: null });
    const documents = JSON.stringify([{ key: 'company', before: of('India'), after: of('') }]);
    const removal = { username: author.username, createdAt: '', records: '[]', documents };
    await db.insertInto('demoRemovals').values(removal).execute();
    await migrate(db);
    const { documents: kept } = await db
      .selectFrom('demoRemovals')
      .select('documents')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(kept)).toMatchObject([
      { before: { value: { country: 'IN', address: {} } }, after: { value: { country: null } } },
    ]);
  });

  test('asked for quantities in square feet', async () => {
    const db = await openDb();
    const enquiry = { fullName: 'Ada', email: '', phone: '', phoneCountry: '', whatsappNumber: '' };
    const others = { whatsappCountry: '', city: '', product: '', quantity: '2000', quantityUnit: 'm2' };
    await db
      .insertInto('enquiries')
      .values({ ...enquiry, ...others, utmSource: '', sourcePage: '', formType: '', createdAt: '' })
      .execute();
    await migrate(db);
    expect(await db.selectFrom('enquiries').select(['quantity', 'quantityUnit']).execute()).toEqual([
      { quantity: '2000', quantityUnit: 'ft2' },
    ]);
  });
});
