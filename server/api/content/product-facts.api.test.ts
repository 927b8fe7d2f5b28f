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
    expect(rest).toEqual({ slug: 'onyx', name: 'Onyx', url: '/onyx/' });
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
});
