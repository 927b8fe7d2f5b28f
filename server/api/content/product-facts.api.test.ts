import { beforeEach, expect, test } from 'vitest';
import { type ApiUnderTest, createApiOpener } from '#tests/support/api-app.ts';
import { testAuthor as author } from '#tests/support/sample-records.ts';
import { describeOnOneEngine } from '#tests/support/test-database.ts';

describeOnOneEngine('the values of a stone as numbers', (openDb) => {
  const openApi = createApiOpener();
  let api: ApiUnderTest;
  let stone: { id: number };
  const path = '/api/products/dawn/onyx/facts';

  beforeEach(async () => {
    api = await openApi(await openDb());
    const { id: category } = await api.records.category({ name: 'Dawn' });
    stone = await api.records.product({
      ...{
        name: 'Onyx',
        category,
        price: 'INR 260–420 per sq ft',
        thicknessOptions: ['20 mm', 'as you like'],
      },
      ...{ density: '2,710 kg/m³ (typical)', flexuralStrength: '17.7 ± 1.9 MPa (EN 12372, March 2024)' },
    });
  });

  test('are read with unit, method and date, and what cannot be read stays text', async () => {
    const { facts, ...rest } = (await api.app.inject(path)).json();
    expect(rest).toEqual({ slug: 'onyx', name: 'Onyx', url: '/onyx/', class_facts: [] });
    const none = { min: null, max: null, deviation: null, bound: null, unit: null, currency: null };
    const plain = { ...none, method: '', date: '', typical: false };
    expect(facts).toEqual([
      {
        ...{ ...plain, field: 'price', label: 'Price', text: 'INR 260–420 per sq ft', min: 260, max: 420 },
        ...{ unit: 'per sq ft', currency: 'INR' },
        ...{ metric: 'INR 2,799–4,521 per m²', imperial: 'INR 260–420 per sq ft' },
      },
      {
        ...{ ...plain, field: 'thicknessOptions', label: 'Thicknesses', text: '20 mm', min: 20, max: 20 },
        ...{ unit: 'mm', metric: '20 mm', imperial: '0.79 in' },
      },
      {
        ...{ ...plain, field: 'thicknessOptions', label: 'Thicknesses', text: 'as you like' },
        ...{ metric: 'as you like', imperial: 'as you like' },
      },
      {
        ...{
          ...plain,
          field: 'density',
          label: 'Density',
          text: '2,710 kg/m³ (typical)',
          min: 2_710,
          max: 2_710,
        },
        ...{ unit: 'kg/m³', typical: true, metric: '2,710 kg/m³', imperial: '169 lb/ft³' },
      },
      {
        ...{
          ...plain,
          field: 'flexuralStrength',
          label: 'Flexural strength',
          min: 17.7,
          max: 17.7,
          unit: 'MPa',
        },
        ...{ text: '17.7 ± 1.9 MPa (EN 12372, March 2024)', deviation: 1.9, method: 'EN 12372' },
        ...{ date: 'March 2024', metric: '17.7 ± 1.9 MPa', imperial: '2,567 ± 276 psi' },
      },
    ]);
  });

  test('are kept like every reading call, and follow the stone', async () => {
    const first = await api.app.inject(path);
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await api.app.inject({ url: path, headers })).statusCode).toBe(304);
    await api.services.products.update({ id: stone.id, changes: { density: '2,650 kg/m³' }, author });
    const changed = await api.app.inject({ url: path, headers });
    expect(changed.json().facts[3]).toMatchObject({ min: 2_650, typical: false });
  });

  test('of a draft are nobody’s', async () => {
    await api.services.products.update({ id: stone.id, changes: { published: false }, author });
    expect((await api.app.inject(path)).statusCode).toBe(404);
    expect((await api.app.inject('/api/products/dusk/onyx/facts')).statusCode).toBe(404);
  });

  const classFacts = async (changes: object): Promise<Record<string, Record<string, unknown>>> => {
    await api.services.products.update({ id: stone.id, changes, author });
    const { class_facts } = (await api.app.inject(path)).json();
    return Object.fromEntries(class_facts.map(({ fact, ...rest }: { fact: string }) => [fact, rest]));
  };

  test.each([
    ['granite', { customs: '6802.93', astm: 'C615', acid: 'leave no marks', silica: '20–60 %' }],
    ['marble', { customs: '6802.91', astm: 'C503', acid: 'dull marks', silica: '2–5 %' }],
    ['limestone', { customs: '6802.92', astm: 'C568', acid: 'dull marks', silica: '2 %' }],
    ['travertine', { customs: '6802.91', astm: 'C1527', acid: 'dull marks' }],
    ['onyx', { customs: 'Ask your broker', acid: 'dull marks' }],
    ['quartzite', { customs: '6802.99', astm: 'C616', acid: 'leave no marks' }],
    ['sandstone', { customs: 'Ask your broker', astm: 'C616', silica: '70–95 %' }],
    ['slate', { customs: '6803', astm: 'C629', silica: '20–40 %' }],
    ['serpentine', { customs: 'Ask your broker', astm: 'C1526', adhesive: 'nothing water-based' }],
    ['other', { customs: 'Ask your broker', adhesive: 'only epoxy' }],
  ])('of %s are beside what follows from its class, each with a source', async (rockClass, told) => {
    const facts = await classFacts({ rockClass });
    for (const [fact, words] of Object.entries(told))
      expect([fact, facts[fact]?.text]).toEqual([fact, expect.stringContaining(words)]);
    expect(facts.customs?.text).toContain('Ask your broker');
    const known = Object.entries(facts).filter(([, { text }]) => !String(text).startsWith('Ask'));
    for (const [fact, { source }] of known) expect([fact, source]).not.toEqual([fact, '']);
    expect(facts.silica?.typical ?? true).toBe(true);
    expect(facts.acid?.typical ?? false).toBe(false);
  });

  test('give the minima of the specification in the units of the site', async () => {
    const { astm } = await classFacts({ rockClass: 'granite' });
    expect(astm?.text).toContain('ASTM C615: Water absorption ≤ 0.4\u00a0%, Density ≥ 2,560\u00a0kg/m³');
    await api.services.siteDocuments.save('company', { value: { units: 'imperial' }, author });
    expect((await classFacts({})).astm?.text).toContain('Density ≥ 159.8\u00a0lb/ft³');
  });

  test('have the customs lines that the company says', async () => {
    const value = { customs: { onyx: '6802.91', marble: '6802.91.05' } };
    await api.services.siteDocuments.save('trade', { value, author });
    for (const rockClass of ['onyx', 'marble'] as const) {
      const { customs } = await classFacts({ rockClass });
      expect(customs).toMatchObject({ text: expect.stringContaining(value.customs[rockClass]), source: '' });
    }
  });

  test('are followed by what the company says of this stone in place of its class', async () => {
    const ownFacts = [
      { fact: 'customs', text: '6802.99.00' },
      { fact: 'acid', text: 'Its white veins etch' },
    ];
    const facts = await classFacts({ rockClass: 'serpentine', ownFacts });
    expect(facts.acid).toEqual({ label: 'Acid', text: 'Its white veins etch', source: '', typical: false });
    expect(facts.customs?.text).toMatch(/^6802\.99\.00\. Ask your broker/);
    expect(Object.keys(await classFacts({ rockClass: '' }))).toEqual(['customs', 'acid']);
  });
});
