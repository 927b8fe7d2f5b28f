import { beforeEach, expect, test } from 'vitest';
import { uses } from '#content/fit/uses.shared.ts';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { createSpreadsheetOpener } from '#tests/support/spreadsheets.ts';
import { describeOnBothEngines, describeOnOneEngine } from '#tests/support/test-database.ts';

type Fit = { use: string; verdict: string; reasons: object[] };
type Test = Record<string, unknown>;

const recent = new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10);
const wear = { property: 'abrasion_ha', method: 'ASTM C241', value: 14, unit: 'Ha', testedOn: recent };
const slip = {
  property: 'slip_ptv_wet',
  method: 'EN 14231',
  value: 60,
  unit: 'PTV',
  tested_on: recent,
  finish: 'Flamed',
};

describeOnBothEngines('the tests of a stone', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let request: Client;
  let id: number;

  beforeEach(async () => {
    ({ api, request } = await openClient(await openDb()));
    const category = await api.records.category();
    ({ id } = await api.records.product({ category: category.id, published: true }));
  });

  const change = async (body: object) => (await request('PUT', `products/${id}`, { body })).json();
  const read = async (path: string) => (await api.app.inject({ url: `/api/products/${path}` })).json();
  const verdicts = async (query = '') =>
    new Map((await read(`statuario/fit${query}`)).map(({ use, verdict }: Fit) => [use, verdict]));

  test('are read in both spellings, and can be sent back with either one changed', async () => {
    const { tests, rock_class } = await change({ rock_class: 'granite', tests: [wear, slip] });
    expect([rock_class, tests]).toMatchObject([
      'granite',
      [
        { ...wear, id: 'abrasion-ha', tested_on: recent, deviation: 0, typical: false, finish: '' },
        { ...slip, testedOn: recent, laboratory: '', report: '' },
      ],
    ]);
    expect(await read('statuario')).toMatchObject({ rockClass: 'granite', tests });
    const sent = tests.map((one: Test, index: number) =>
      index === 0 ? { ...one, tested_on: '2020-01-02' } : { ...one, testedOn: '2020-01-03' },
    );
    const changed = await change({ tests: sent });
    expect(changed.tests.map((one: Test) => one.testedOn)).toEqual(['2020-01-02', '2020-01-03']);
    const apart = await change({ tests: [{ ...wear, tested_on: '2020-01-02' }] });
    expect(apart.errors).toEqual({ 'tests.0.tested_on': '"testedOn" and "tested_on" say different things' });
    const revisions = (await request('GET', `products/${id}/revisions`)).json();
    expect(JSON.stringify(revisions)).toContain('abrasion_ha: ASTM C241: 14: Ha');
  });

  test.each([
    [{ property: 'flexural_strength', value: 1_000, unit: 'psi', deviation: 100 }, 6.89476, 'MPa', 0.689476],
    [{ property: 'density', value: 2.71, unit: 'g/cm3' }, 2_710, 'kg/m³', 0],
    [{ property: 'compressive_strength', value: 100, unit: 'N/mm²' }, 100, 'MPa', 0],
    [{ property: 'anchorage', value: 1.9, unit: 'kN' }, 1_900, 'N', 0],
    [{ property: 'slip_ramp_shod', value: 21, unit: 'degrees' }, 21, '°', 0],
    [{ property: 'mohs', value: 3.5, unit: '' }, 3.5, 'Mohs', 0],
  ])('are kept in the unit of their property: %j', async (sent, value, unit, deviation) => {
    const { tests } = await change({ tests: [{ method: 'EN', ...sent }] });
    expect(tests).toMatchObject([{ value, unit, deviation }]);
  });

  test.each<[string, Test, object]>([
    [
      'without a unit',
      { property: 'density', unit: '' },
      { unit: 'Give the unit of Density: kg/m³, g/cm³, lb/ft³' },
    ],
    [
      'in a unit of something else',
      { property: 'flexural_strength', unit: 'kg/m³' },
      { unit: 'Flexural strength is not measured in "kg/m³". Units: MPa, kg/cm², psi' },
    ],
    ['of the future', { testedOn: '2999-01-01' }, { testedOn: 'The day of a test is not in the future' }],
    ['of a day that is none', { testedOn: '2026-02-30' }, { testedOn: 'Give a date such as 2026-03-01' }],
    ['below nothing', { value: -1 }, { value: 'Value cannot be below 0' }],
    ['without a value', { value: undefined }, { value: 'Value is required' }],
    ['whose value is a text', { value: '14' }, { value: 'Value is a number' }],
    [
      'above all of it',
      { property: 'open_porosity', value: 101, unit: '%' },
      { value: 'Open porosity cannot be above 100' },
    ],
    ['without a method', { method: '' }, { method: 'Give the method, such as ASTM C241 or ASTM C1353' }],
    ['of nothing', { property: '' }, { property: 'Property is required' }],
  ])('are refused %s', async (_case, wrong, errors) => {
    const answer = await change({ tests: [{ ...wear, ...wrong }] });
    const placed = Object.entries(errors).map(([name, message]) => [`tests.0.${name}`, message]);
    expect(answer.errors).toEqual(Object.fromEntries(placed));
  });

  test('are refused of an unknown property, and stones of an unknown class', async () => {
    const answer = await change({ rock_class: 'lava', tests: [{ ...wear, property: 'glow' }] });
    expect(answer.errors).toMatchObject({
      rock_class: expect.stringMatching(/^Rock class is one of: granite, /),
      'tests.0.property': expect.stringMatching(/^Property is one of: density, /),
    });
  });

  test('are read without those that cannot be', async () => {
    await change({ tests: [wear] });
    const damaged = [
      { ...wear, property: 'glow' },
      { ...wear, value: 'much' },
      { ...wear, id: 'left' },
      null,
    ];
    await api.db
      .updateTable('products')
      .set({ tests: JSON.stringify(damaged) })
      .execute();
    const { tests } = (await request('GET', `products/${id}`)).json();
    expect(tests.map((one: Test) => one.id)).toEqual(['left']);
  });

  test('tell visitors where it may go, by finish', async () => {
    expect([...(await verdicts())]).toEqual(uses.map((use) => [use, 'unknown']));
    await change({ tests: [wear, slip] });
    const known = await verdicts();
    expect(['stairs', 'floor-wet', 'pool'].map((use) => known.get(use))).toEqual(['yes', 'yes', 'unknown']);
    expect((await verdicts('?finish=polished')).get('floor-wet')).toBe('unknown');
    const [home] = (await read(`${id}/fit`)).filter(({ use }: Fit) => use === 'floor-home');
    expect(home).toEqual({
      ...{ use: 'floor-home', verdict: 'yes' },
      reasons: [
        {
          ...{ rule: 'abrasion-home', property: 'abrasion_ha', value: 14, limit: 6, method: 'ASTM C241' },
          source: expect.any(String),
        },
      ],
    });
    const refused = ['nothing/fit', `${id}/fit?finish=${'x'.repeat(121)}`].map((path) =>
      api.app.inject(`/api/products/${path}`),
    );
    expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual([404, 400]);
  });
});

describeOnOneEngine('the tests of a stone in a workbook', (openDb) => {
  const openSheets = createSpreadsheetOpener({ hasCategory: true });

  test('come in as an export has them, converted and checked as elsewhere', async () => {
    const { library, sheets } = await openSheets(await openDb());
    const sheet = (test: object) =>
      `name,category,description,rock_class,tests\nStatuario,Dawn,White,Marble,"${JSON.stringify([test]).replaceAll('"', '""')}"`;
    const strength = {
      property: 'flexural_strength',
      method: 'EN 12372',
      value: 1_000,
      unit: 'psi',
      tested_on: recent,
    };
    const refused = await sheets.import('products', sheet({ ...strength, unit: 'm' }));
    expect(JSON.stringify(refused)).toContain('Flexural strength is not measured in \\"m\\"');
    expect(await sheets.import('products', sheet(strength))).toMatchObject({ create: 1, errors: [] });
    const read = (await library.api.app.inject('/api/products/statuario')).json();
    expect(read).toMatchObject({
      rock_class: 'marble',
      tests: [{ value: 6.89476, unit: 'MPa', testedOn: recent }],
    });
    const again = await sheets.import('products', await sheets.export('products'), { isDryRun: true });
    expect(again).toMatchObject({ same: 1, change: 0, errors: [] });
  });

  test('are a line each that people can write, and say which part of it is wrong', async () => {
    const { library, sheets } = await openSheets(await openDb());
    const sheet = (tests: string) =>
      `name,category,description,tests\nStatuario,Dawn,White,"${tests.replaceAll('"', '""')}"`;
    const lines = [
      `Property: Flexural strength; Value: 1,000; Unit: psi; Method: EN 12372; Tested on: ${recent}`,
      'property: slip_ptv_wet; value: 38; unit: PTV; typical: yes; finish: Honed; both sides',
    ];
    for (const [wrong, message] of [
      ['Strength: 12', 'Tests are a line each, as an export has them: Property: …; Method: …'],
      ['Property: Hardness; Value: 3', 'Property'],
      ['Property: Density; Value: heavy', 'Value'],
    ] as const) {
      const refused = await sheets.import('products', sheet(wrong));
      expect(JSON.stringify(refused.errors)).toContain(message);
    }
    expect(await sheets.import('products', sheet(lines.join('\n')))).toMatchObject({ create: 1, errors: [] });
    const { tests } = (await library.api.app.inject('/api/products/statuario')).json();
    expect(tests).toMatchObject([
      { property: 'flexural_strength', value: 6.89476, unit: 'MPa', testedOn: recent, typical: false },
      { property: 'slip_ptv_wet', value: 38, typical: true, finish: 'Honed; both sides' },
    ]);
    const exported = await sheets.export('products');
    expect(String(exported)).toContain(
      'Property: Flexural strength; Method: EN 12372; Value: 6.89476; Unit: MPa',
    );
    expect(await sheets.import('products', exported, { isDryRun: true })).toMatchObject({
      same: 1,
      change: 0,
    });
  });
});
