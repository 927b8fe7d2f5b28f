import { describe, expect, test } from 'vitest';
import { createRandom } from '#tests/support/odd-bodies.ts';
import { densityOf } from './density-of.shared.ts';
import { floorKgPerMetre } from './load-containers.ts';
import type { PackingRules, PlanLine } from './pack-bundles.ts';
import { type ContainerPlan, planContainers } from './plan-containers.ts';

const rules: PackingRules = {
  ...{ maxKg: 3_000, packingKg: 150 },
  slabsPerBundle: [
    { thicknessMm: 20, slabs: 11 },
    { thicknessMm: 30, slabs: 7 },
  ],
};

function slabs(lengthMm: number, heightMm: number, thicknessMm: number, pieces: number): PlanLine {
  return { product: 'marble', name: 'Marble', kgPerM3: 2_700, lengthMm, heightMm, thicknessMm, pieces };
}

const plan = (lines: PlanLine[], limitKg = 26_000) => planContainers(lines, { limitKg, rules });
const numberOf = ({ containers }: ContainerPlan) => containers.map(({ bundles }) => bundles.length);

describe('an importer', () => {
  test('gets eight bundles of 2 cm slabs into one container, four at the back and four in front', () => {
    const whole = plan([slabs(2_700, 1_700, 20, 88)]);
    const [container] = whole.containers;
    expect(numberOf(whole)).toEqual([8]);
    expect(new Set(container?.bundles.map(({ fromMm }) => fromMm)).size).toBe(2);
    expect(container).toMatchObject({
      ...{ netKg: 8 * 2_727, grossKg: 8 * (2_727 + 150), limitKg: 26_000 },
      ...{ centreOfGravity: { lengthPercent: 0 }, room: { kg: 26_000 - 8 * 2_877, bundles: 0 } },
    });
    expect(whole.leftOut).toEqual([]);
  });

  test('is told where roads carry less: the last slabs go into another container', () => {
    const whole = plan([slabs(2_850, 1_900, 30, 48)], 17_200);
    expect(whole.containers).toHaveLength(2);
    for (const { grossKg } of whole.containers) expect(grossKg).toBeLessThanOrEqual(17_200);
  });

  test('who orders few bundles has them in the middle', () => {
    for (const pieces of [1, 11, 22, 33, 44, 66]) {
      const [container] = plan([slabs(2_700, 1_700, 20, pieces)]).containers;
      expect(Math.abs(container?.centreOfGravity.lengthPercent ?? 100)).toBeLessThanOrEqual(5);
    }
  });

  test('reads of a slab of 4 m that it stands in one row alone, and of one of 6 m that it fits into none', () => {
    expect(plan([slabs(4_000, 1_900, 20, 5)])).toMatchObject({ longLines: [0], leftOut: [] });
    const none = plan([slabs(6_000, 1_900, 20, 5), slabs(2_300, 2_200, 20, 3), slabs(600, 600, 500, 1)]);
    expect(none).toMatchObject({
      containers: [],
      leftOut: [
        { line: 0, pieces: 5, why: 'too-long' },
        { line: 1, pieces: 3, why: 'too-high' },
        { line: 2, pieces: 1, why: 'too-thick' },
      ],
    });
  });

  test('has single slabs of one thickness in one bundle, and tiles side by side', () => {
    const singles = Array.from({ length: 9 }, (_, index) => slabs(2_700 - index * 10, 1_700, 20, 1));
    expect(numberOf(plan(singles))).toEqual([1]);
    expect(numberOf(plan([slabs(600, 600, 20, 132)]))).toEqual([1]);
  });

  test('who orders for many containers reads what twenty do not take', () => {
    const whole = plan([slabs(2_700, 1_700, 20, 2_000)]);
    expect(whole.containers).toHaveLength(20);
    expect(whole.leftOut).toEqual([{ line: 0, pieces: 2_000 - 20 * 88, why: 'too-many' }]);
  });
});

test('the weight of a stone is the highest that is known of it', () => {
  const of = (said: object) => densityOf({ rockClass: 'marble', tests: [], density: '', ...said });
  const tests = [2_690, 2_712].map((value) => ({ property: 'density', value }) as const);
  expect(of({ tests, density: '2,900 kg/m³' })).toEqual({ kgPerM3: 2_712, from: 'test' });
  expect(of({ density: '2,690–2,720 kg/m³ (typical)' })).toEqual({ kgPerM3: 2_720, from: 'text' });
  expect(of({ density: '2.7 g/cm³' })).toEqual({ kgPerM3: 2_700, from: 'text' });
  expect(of({ density: 'heavy' })).toEqual({ kgPerM3: 2_850, from: 'class' });
});

test('of 400 random loads none is above a limit, each piece is packed or named, and the sums agree', () => {
  const random = createRandom(89);
  for (let round = 0; round < 400; round += 1) {
    const limitKg = random.pick([1_000, 17_200, 22_000, 28_000]);
    const lines = Array.from({ length: 1 + random.below(8) }, () => ({
      ...slabs(
        100 + random.below(6_200),
        100 + random.below(2_400),
        5 + random.below(120),
        1 + random.below(90),
      ),
      kgPerM3: 1_700 + random.below(1_400),
    }));
    const { containers, leftOut } = planContainers(lines, { limitKg, rules });
    for (const container of containers) {
      const { bundles, netKg, grossKg, centreOfGravity } = container;
      const sum = (of: 'netKg' | 'grossKg') => bundles.reduce((all, bundle) => all + bundle[of], 0);
      expect([netKg, grossKg]).toEqual([sum('netKg'), sum('grossKg')]);
      expect(grossKg).toBeLessThanOrEqual(limitKg);
      expect(container.floorKgPerMetre).toBeLessThanOrEqual(Math.ceil(floorKgPerMetre));
      expect(Math.abs(centreOfGravity.lengthPercent)).toBeLessThanOrEqual(50);
      for (const { fromMm, lengthMm, heightMm } of bundles) {
        expect([fromMm >= 0, fromMm + lengthMm <= 5_901, heightMm <= 2_390]).toEqual([true, true, true]);
      }
    }
    const packed = containers.flatMap(({ bundles }) => bundles.flatMap(({ contents }) => contents));
    const counted = lines.map((_, index) =>
      [...packed, ...leftOut].reduce((all, one) => (one.line === index ? all + one.pieces : all), 0),
    );
    expect(counted).toEqual(lines.map(({ pieces }) => pieces));
  }
});
