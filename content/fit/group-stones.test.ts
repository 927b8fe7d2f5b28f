import { expect, test } from 'vitest';
import { sayShipped } from '#messages/shipped-messages.ts';
import { createFitService } from './fit.service.ts';
import type { StoneTest } from './properties.ts';

const texts = {
  ...{ density: '', waterAbsorption: '', compressiveStrength: '' },
  ...{ flexuralStrength: '', mohsHardness: '', thermalExpansion: '' },
};
const wear: StoneTest = {
  ...{ property: 'abrasion_ha', method: 'ASTM C1353', value: 14, unit: 'Ha', deviation: 0 },
  ...{ testedOn: '2026-03-01', laboratory: '', report: '', typical: false, finish: '' },
};
const frost: StoneTest = { ...wear, property: 'frost_cycles', method: 'EN 12371', value: 56, unit: 'cycles' };
const stones = [[wear], [wear, frost], [{ ...wear, value: 8 }], []].map((tests, index) => ({
  ...{ id: index + 1, slug: `stone-${index + 1}`, rockClass: '', ...texts, tests },
}));
const parts = {
  ...{ readWording: async () => sayShipped, readLanguage: async () => 'en' },
  ...{ listProducts: async () => stones, findProduct: async () => undefined },
  now: () => new Date('2026-11-29T12:00:00Z'),
} as const;
const service = createFitService(parts);

async function slugsOf(...uses: Parameters<typeof service.group>[0]) {
  const { groups } = await service.group(uses, { units: 'metric', most: 1 });
  return groups.map(({ said, total, stones: shown }) => [said, total, ...shown.map(({ slug }) => slug)]);
}

test('a visitor sees the stones that may go there first, and how many more there are of each verdict', async () => {
  expect(await slugsOf('stairs')).toEqual([
    ['yes', 2, 'stone-1'],
    ['not known', 1, 'stone-4'],
    ['no', 1, 'stone-3'],
  ]);
  expect(await slugsOf()).toEqual([]);
});

test('a stone is judged in the finish that fits best, which is told where it decides', async () => {
  const slip = { ...wear, property: 'slip_ptv_wet', method: 'EN 14231', unit: 'PTV' } as const;
  const tests = [
    { ...slip, value: 19, finish: 'Polished' },
    { ...slip, value: 44, finish: 'Honed' },
    { ...slip, value: 30, finish: 'polished' },
  ];
  const stone = { id: 1, slug: 'two-finishes', rockClass: '', ...texts, tests };
  const { group } = createFitService({ ...parts, listProducts: async () => [stone] });
  const groupsFor = async (use: 'floor-wet' | 'stairs') => {
    const { groups } = await group([use], { units: 'metric', most: 1 });
    return groups.map(({ verdict, stones: [shown] }) => [verdict, shown?.finish, shown?.reasons.length]);
  };
  expect(await groupsFor('floor-wet')).toEqual([['yes', 'Honed', 1]]);
  expect(await groupsFor('stairs')).toEqual([['unknown', '', 1]]);
});

test('of several uses the worst verdict counts, with the reasons of each', async () => {
  expect(await slugsOf('stairs', 'paving-frost')).toEqual([
    ['yes', 1, 'stone-2'],
    ['not known', 2, 'stone-1'],
    ['no', 1, 'stone-3'],
  ]);
  const { groups, sources } = await service.group(['stairs', 'paving-frost'], { units: 'metric', most: 9 });
  const [both] = groups[0]?.stones ?? [];
  expect(both?.reasons.map(({ text, source }) => [text, sources[source - 1]?.slice(0, 8)])).toEqual([
    ['Abrasion resistance 14\u00a0Ha, at least 12\u00a0Ha (ASTM C1353)', 'Marble I'],
    ['Frost withstood 56 cycles, at least 48 cycles (EN 12371)', 'EN 12371'],
  ]);
});
