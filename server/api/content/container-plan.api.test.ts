import { beforeEach, expect, test } from 'vitest';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { type Client, createClientOpener } from '#tests/support/api-client.ts';
import { createRandom } from '#tests/support/odd-bodies.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

const size = { thickness_mm: 20, length_mm: 2_700, height_mm: 1_700, pieces: 88 };
const statuario = { product: 'statuario', ...size };

describeOnBothEngines('whoever plans containers through the API', (openDb) => {
  const openClient = createClientOpener();
  let api: ApiUnderTest;
  let request: Client;
  let id: number;

  beforeEach(async () => {
    ({ api, request } = await openClient(await openDb()));
    const { id: category } = await api.records.category();
    const density = { property: 'density', method: 'EN 1936', value: 2_700, unit: 'kg/m³' };
    ({ id } = await api.records.product({ category, published: true, tests: [density] }));
    await api.records.slab({ product: id, slug: 'A-1', published: true });
  });

  const plan = async (body: object) => {
    const { statusCode, body: answer } = await api.app.inject({
      ...{ method: 'POST', url: '/api/container-plan', payload: body },
    });
    return { statusCode, ...JSON.parse(answer) };
  };
  const codesOf = ({ warnings }: { warnings: { warning: string }[] }) =>
    warnings.map(({ warning }) => warning);

  test('reads bundles, weights and the lowest limit of the country, by its letters or its name', async () => {
    for (const country of ['NL', 'nl', 'Netherlands']) {
      const { statusCode, containers, warnings } = await plan({ lines: [statuario], country });
      expect(statusCode).toBe(200);
      expect(containers).toMatchObject([
        {
          ...{ netKg: 8 * 2_727, grossKg: 8 * 2_877, limitKg: 26_000 },
          ...{ centreOfGravity: { lengthPercent: 0 }, bundles: Array(8).fill({ netKg: 2_727, pieces: 11 }) },
        },
      ]);
      expect(warnings).toMatchObject([
        { warning: 'limits-differ', message: expect.stringContaining('from 26,000 to 28,200 kg') },
      ]);
    }
  });

  test('is warned where no limit is known, and gets a plan for 22,000 kg', async () => {
    for (const country of [undefined, 'Atlantis', 'AQ']) {
      const answer = await plan({ lines: [{ slab: 'a-1' }], country });
      expect(codesOf(answer)).toContain('no-country');
      expect(answer.containers).toMatchObject([{ limitKg: 22_000, bundles: [{ pieces: 1 }] }]);
    }
  });

  test('reads the limits and bundles that the company has entered', async () => {
    const own = { country: 'NL', maxKg: 9_000, source: 'Our carrier', asOf: '2026-11-01' };
    const trade = { roadLimits: [own], bundles: { maxKg: 2_000, packingKg: 100 } };
    await request('PUT', 'site-documents/trade', { body: { value: trade } });
    const { containers } = await plan({ lines: [statuario], country: 'NL' });
    expect(containers[0]).toMatchObject({
      limitKg: 9_000,
      bundles: [{ pieces: 8, grossKg: 2_083 }, {}, {}, {}],
    });
  });

  test('is told of a slab of 4 m, of what fits into no container, and of a weight that is guessed', async () => {
    await request('PUT', `products/${id}`, { body: { tests: [], density: '' } });
    const long = { ...statuario, length_mm: 4_000, pieces: 2 };
    const tooLong = { ...statuario, length_mm: 7_000, pieces: 3 };
    const answer = await plan({ lines: [long, tooLong], country: 'FR' });
    expect(answer.warnings).toMatchObject([
      { warning: 'too-long', line: 1, product: 'statuario', pieces: 3 },
      { warning: 'one-row', line: 0 },
      { warning: 'typical-density', message: expect.stringContaining('2,850') },
    ]);
  });

  test('is told at its place what cannot be planned', async () => {
    const wrong = [{ product: 'chalk', ...size }, { slab: 'Z-9' }];
    const half = { product: 'statuario', thickness_mm: 0, pieces: 1.5, length_mm: 2_700 };
    const errorsOf = async (body: object) => {
      const { statusCode, errors } = await plan(body);
      return [statusCode, Object.keys(errors)];
    };
    expect(await errorsOf({ lines: wrong })).toEqual([400, ['lines.0.product', 'lines.1.slab']]);
    const [status, names] = await errorsOf({ lines: [half] });
    expect([status, [...(names as string[])].sort()]).toEqual([
      400,
      ['lines.0.pieces', 'lines.0.thickness_mm'],
    ]);
    expect(await errorsOf({ lines: [{ ...size }] })).toEqual([400, ['lines.0.product']]);
    expect(await errorsOf({ lines: [] })).toEqual([400, ['lines']]);
    expect(await errorsOf({ lines: Array(201).fill(statuario) })).toEqual([400, ['lines']]);
    expect(await errorsOf({ lines: [{ ...statuario, pieces: 5_000 }, statuario] })).toEqual([400, ['lines']]);
  });

  test('finds each load within 5 % of the middle, or a warning that it is not', async () => {
    const random = createRandom(47);
    for (let round = 0; round < 40; round += 1) {
      const lines = Array.from({ length: 1 + random.below(4) }, () => ({
        ...{ product: 'statuario', thickness_mm: 12 + random.below(40), pieces: 1 + random.below(60) },
        ...{ length_mm: 800 + random.below(4_800), height_mm: 400 + random.below(1_700) },
      }));
      const { containers, warnings } = await plan({ lines, country: random.pick(['US', 'NL', 'PL', '']) });
      for (const [index, { centreOfGravity }] of containers.entries()) {
        const isWarned = warnings.some(
          (one: { warning: string; container?: number }) =>
            one.warning === 'centre-of-gravity' && one.container === index,
        );
        expect(isWarned).toBe(Math.abs(centreOfGravity.lengthPercent) > 5);
      }
    }
  });
});
