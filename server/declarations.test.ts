import { resolve } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';
import { openBuiltPages } from './pages/built-pages.ts';

const pages = await openBuiltPages(resolve(import.meta.dirname, '..'));
const path = '/products/dawn/onyx/declarations/k-2041-a.pdf';
const declaration = {
  ...{ number: 'K 2041/A', standard: 'EN 12058:2004', issuedOn: '2026-05-01', body: '' },
  ...{ use: 'Floors and stairs', system: '4', others: 'Reaction to fire: A1\nThermal shock' },
};
const measured = { method: 'EN 12372', value: 14.2, unit: 'MPa', testedOn: '2026-03-01', typical: false };
const flexural = { ...measured, property: 'flexural_strength' };

describeOnOneEngine('a declaration of performance', (openDb) => {
  const openApi = createApiOpener({ pages });
  let api: ApiUnderTest;
  let stone: { id: number };
  const change = (changes: object) => api.services.products.update({ id: stone.id, changes, author });
  const sign = (signatory = 'Ann Rossi') =>
    api.services.siteDocuments.save('trade', {
      value: { declaration: { signatory, role: 'Director', place: 'Carrara' } },
      author,
    });
  const statusOf = async (url = path) => (await api.app.inject(url)).statusCode;

  async function readDeclaration(): Promise<string> {
    const { rawPayload, statusCode, headers } = await api.app.inject(path);
    expect([statusCode, headers['content-disposition']]).toEqual([
      200,
      'inline; filename="onyx-k-2041-a.pdf"',
    ]);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
      mergePages: true,
    });
    return text.replace(/\s+/g, ' ');
  }

  beforeEach(async () => {
    api = await openApi(await openDb());
    const { id: category } = await api.records.category({ name: 'Dawn' });
    stone = await api.records.product({
      ...{ name: 'Onyx', category, rockClass: 'onyx' },
      tests: [
        flexural,
        { ...flexural, property: 'compressive_strength', value: 99, typical: true },
        { ...flexural, property: 'flexural_strength_after_frost', value: 13, testedOn: '2026-06-01' },
      ],
      declarations: [declaration],
    });
    await sign();
  });

  test('says who declares what, for which use, by tests up to its day that are not typical', async () => {
    const text = await readDeclaration();
    for (const words of [
      ...['No. K 2041/A', 'EN 12058:2004', 'Floors and stairs', 'Flexural strength 14.2 MPa EN 12372'],
      ...['Reaction to fire A1', 'Thermal shock NPD', 'Ann Rossi, Director', 'Carrara, 1 May 2026'],
      'under the sole responsibility of the manufacturer',
    ])
      expect(text).toContain(words);
    for (const words of ['Compressive', '99 MPa', 'after frost', 'Notified body', 'Authorised'])
      expect(text).not.toContain(words);
  });

  test('is linked from the page of the stone, and in its data pack', async () => {
    expect((await api.app.inject('/onyx/')).body).toContain(`href="${path}"`);
    expect((await api.app.inject('/products/dawn/onyx/data.zip')).body).toContain(
      'declarations/k-2041-a.pdf',
    );
  });

  test.each([
    ['nobody signs', () => sign('')],
    ['nothing is declared', () => change({ tests: [], declarations: [{ ...declaration, others: '' }] })],
    ['the product is a draft', () => change({ published: false })],
  ])('is not there where %s', async (_why, make) => {
    expect(await statusOf()).toBe(200);
    await make();
    expect(await statusOf()).toBe(404);
    expect((await api.app.inject('/onyx/')).body).not.toContain('/declarations/');
  });

  test('has an address of its own where two have one number', async () => {
    await change({ declarations: [declaration, { ...declaration, use: 'Walls', issuedOn: '2026-06-02' }] });
    const second = await api.app.inject(path.replace('.pdf', '-2.pdf'));
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(second.rawPayload)), {
      mergePages: true,
    });
    expect(text).toContain('Walls');
    expect(await readDeclaration()).toContain('Floors and stairs');
  });

  test('leads on from an old address, and no other name leads to one', async () => {
    expect(await statusOf(path.replace('k-2041-a', 'k-2042'))).toBe(404);
    await change({ slug: 'honey-onyx' });
    expect((await api.app.inject(path)).headers.location).toBe(path.replace('onyx', 'honey-onyx'));
  });

  test.each([
    ['issuedOn', { issuedOn: '2099-01-01' }, 'The day of a declaration is not in the future'],
    ['issuedOn', { issuedOn: '2026-02-30' }, 'Give a date such as 2026-03-01'],
    ['number', { number: ' ' }, 'Number is required'],
    ['standard', { standard: '' }, 'Standard is required'],
    ['use', { use: undefined }, 'Intended use is required'],
    ['system', { system: '5' }, 'System of assessment is one of: 4, 3, 2+, 1, 1+'],
  ])('is refused with a wrong %s', async (field, wrong, message) => {
    const answer = await api.app.inject({
      ...{ method: 'PUT', url: `/api/products/${stone.id}`, headers: await api.signIn() },
      payload: { declarations: [{ ...declaration, ...wrong }] },
    });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      expect.objectContaining({ [`declarations.0.${field}`]: message }),
    ]);
  });
});
