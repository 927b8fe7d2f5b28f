import { describe, expect, test } from 'vitest';
import { createRandom } from '#tests/support/odd-bodies.ts';
import { type FitStone, fitOf, type Verdict } from './fit-of.ts';
import { classRules, valueRules } from './fit-rules.ts';
import { factsOf, type Property, propertyNames, rockClasses, type StoneTest } from './properties.ts';
import { type Use, uses } from './uses.shared.ts';

const now = new Date('2026-11-29T12:00:00Z');
const texts = {
  ...{ density: '', waterAbsorption: '', compressiveStrength: '' },
  ...{ flexuralStrength: '', mohsHardness: '', thermalExpansion: '' },
};

function tested(property: Property, value: number, said: Partial<StoneTest> = {}): StoneTest {
  const { unit } = factsOf(property);
  const unsaid = { deviation: 0, laboratory: '', report: '', typical: false, finish: '' };
  return { property, value, unit, method: 'EN', testedOn: '2025-03-01', ...unsaid, ...said };
}

function stoneOf(tests: readonly StoneTest[], rockClass = '', said: Partial<FitStone> = {}): FitStone {
  return { ...texts, rockClass, tests, ...said };
}

function verdictOf(use: Use, stone: FitStone, finish?: string): Verdict | undefined {
  return fitOf(stone, { finish, now }).find((fit) => fit.use === use)?.verdict;
}

function rulesOf(use: Use, stone: FitStone, finish?: string) {
  return fitOf(stone, { finish, now })
    .find((fit) => fit.use === use)
    ?.reasons.map(({ rule }) => rule);
}

type Row = [rule: string, use: Use, property: Property, ...values: [number, Verdict][]];
const rows: Row[] = [
  ['abrasion-home', 'floor-home', 'abrasion_ha', [6, 'yes'], [5.9, 'no']],
  ['abrasion-public', 'floor-public', 'abrasion_ha', [10, 'yes'], [9.9, 'care'], [7, 'care'], [6.9, 'no']],
  ['abrasion-stairs', 'stairs', 'abrasion_ha', [12, 'yes'], [11.9, 'care'], [10, 'care'], [9.9, 'no']],
  ['slip-pendulum', 'floor-wet', 'slip_ptv_wet', [36, 'yes'], [35, 'care'], [25, 'care'], [24, 'no']],
  ['slip-dcof', 'floor-wet', 'slip_dcof_wet', [0.42, 'yes'], [0.41, 'no']],
  ['slip-ramp-shod', 'floor-wet', 'slip_ramp_shod', [19, 'yes'], [18, 'care'], [10, 'care'], [9, 'no']],
  ['slip-barefoot-shower', 'shower', 'slip_ramp_barefoot', [18, 'yes'], [12, 'care'], [11, 'no']],
  ['slip-barefoot-pool', 'pool', 'slip_ramp_barefoot', [24, 'yes'], [18, 'care'], [17, 'no']],
  ['frost', 'paving-frost', 'frost_cycles', [48, 'yes'], [47, 'no']],
  ...(['worktop', 'wall', 'monument'] as const).flatMap((use): Row[] => [
    ['absorption-granite', use, 'water_absorption', [0.4, 'yes'], [0.41, 'care']],
    ['absorption-quartzite', use, 'water_absorption', [1, 'yes'], [1.1, 'care']],
    ['absorption-sandstone', use, 'water_absorption', [8, 'yes'], [8.1, 'care']],
    ['absorption-slate', use, 'water_absorption', [0.25, 'yes'], [0.26, 'care']],
  ]),
  ['absorption-marble', 'wall', 'water_absorption', [0.2, 'yes'], [0.21, 'care']],
  ['absorption-limestone', 'wall', 'water_absorption', [3, 'yes'], [3.1, 'care']],
  ['strength-granite', 'facade', 'flexural_strength', [8.27, 'yes'], [8.2, 'care']],
  ['strength-marble', 'facade', 'flexural_strength', [6.89, 'care'], [6.8, 'care']],
  ['strength-limestone', 'facade', 'flexural_strength', [6.89, 'yes'], [6.8, 'care']],
  ['strength-sandstone', 'facade', 'flexural_strength', [2.41, 'yes'], [2.4, 'care']],
  ['strength-quartzite', 'facade', 'flexural_strength', [13.79, 'yes'], [13.7, 'care']],
  ['strength-slate', 'facade', 'flexural_strength', [62.05, 'yes'], [62, 'care']],
];

describe('an architect who asks where a stone may go', () => {
  test.each(rows)('%s: %s by %s', (rule, use, property, ...values) => {
    const rockClass = rule.split('-').find((word) => rockClasses.some((name) => name === word));
    for (const [value, verdict] of values) {
      const stone = stoneOf([tested(property, value)], rockClass);
      expect([value, verdictOf(use, stone)]).toEqual([value, verdict]);
      expect(rulesOf(use, stone)).toContain(rule);
    }
  });

  test('finds a row here for every rule that decides a use', () => {
    const decided = valueRules.flatMap((rule) =>
      rule.decides ? rule.uses.map((use) => [rule.rule, use]) : [],
    );
    const etching = ['absorption-marble', 'absorption-limestone'];
    const tried = [
      ...rows.map(([rule, use]) => `${rule} ${use}`),
      ...etching.flatMap((rule) => [`${rule} worktop`, `${rule} monument`]),
    ];
    expect(decided.map((pair) => pair.join(' ')).toSorted()).toEqual(tried.toSorted());
  });

  test('is warned of what comes with the rock, whatever was tested', () => {
    const good = [
      tested('water_absorption', 0.1),
      tested('slip_ramp_barefoot', 30),
      tested('flexural_strength', 20),
    ];
    const warned = classRules.flatMap(({ rule, uses: some, rockClasses: classes }) =>
      some.flatMap((use) => classes.map((rockClass) => [rule, use, stoneOf(good, rockClass)] as const)),
    );
    for (const [rule, use, stone] of warned) {
      expect(rulesOf(use, stone)).toContain(rule);
      expect(verdictOf(use, stone)).not.toBe('yes');
    }
    expect(verdictOf('worktop', stoneOf(good, 'marble'))).toBe('care');
    expect(verdictOf('shower', stoneOf(good, 'marble'))).toBe('care');
  });

  test('polishes only a hard stone where many walk', () => {
    const [soft, hard] = [stoneOf([tested('abrasion_ha', 20)]), stoneOf([tested('abrasion_ha', 20.1)])];
    expect([soft, hard].map((stone) => verdictOf('stairs', stone, 'Polished'))).toEqual(['care', 'yes']);
    expect(verdictOf('stairs', soft, 'Honed')).toBe('yes');
    expect(verdictOf('floor-home', soft, 'Polished')).toBe('yes');
  });

  test('is told of a stone that frost weakens by more than a fifth', () => {
    const cycles = tested('frost_cycles', 56);
    const before = [tested('flexural_strength', 10), tested('flexural_strength', 12)];
    const kept = (value: number) =>
      stoneOf([cycles, ...before, tested('flexural_strength_after_frost', value)], 'granite');
    expect([9.6, 9.5].map((value) => verdictOf('paving-frost', kept(value)))).toEqual(['yes', 'no']);
    expect([9.6, 9.5].map((value) => verdictOf('facade', kept(value)))).toEqual(['yes', 'care']);
    expect(verdictOf('facade', stoneOf([...before, tested('frost_cycles', 47)], 'granite'))).toBe('care');
    expect(verdictOf('paving-frost', stoneOf([cycles, tested('slip_ptv_wet', 35)]))).toBe('care');
    expect(verdictOf('paving-frost', stoneOf([tested('slip_ptv_wet', 24)]))).toBe('no');
    expect(verdictOf('paving-frost', stoneOf([tested('slip_ptv_wet', 40)]))).toBe('unknown');
  });

  test('reads the worse of two tests, by which method and against which limit', () => {
    const stone = stoneOf([tested('abrasion_ha', 20), tested('abrasion_ha', 8, { method: 'ASTM C1353' })]);
    const [fit] = fitOf(stone, { now }).filter(({ use }) => use === 'stairs');
    expect(fit).toEqual({
      ...{ use: 'stairs', verdict: 'no' },
      reasons: [
        {
          ...{ rule: 'abrasion-stairs', property: 'abrasion_ha', value: 8, limit: 10, method: 'ASTM C1353' },
          source: expect.stringContaining('Dimension Stone Design Manual'),
        },
      ],
    });
  });

  test.each([
    ['the test is three years old', '2023-11-29', 'yes', []],
    ['it is a day older', '2023-11-28', 'care', ['test-age']],
    ['it has no date', '', 'care', ['test-age']],
  ] as const)('is careful with age: %s', (_case, testedOn, verdict, more) => {
    const stone = stoneOf([tested('abrasion_ha', 30, { testedOn })]);
    expect(verdictOf('stairs', stone)).toBe(verdict);
    expect(rulesOf('stairs', stone)).toEqual(['abrasion-stairs', ...more]);
  });

  test('gets no yes from typical values, nor from the range of a rock class', () => {
    const typical = tested('abrasion_ha', 30, { typical: true });
    expect(verdictOf('stairs', stoneOf([typical]))).toBe('care');
    expect(verdictOf('stairs', stoneOf([typical, tested('abrasion_ha', 13)]))).toBe('yes');
    expect(verdictOf('stairs', stoneOf([], 'granite'))).toBe('care');
    expect(verdictOf('stairs', stoneOf([], 'limestone'))).toBe('unknown');
    expect(verdictOf('floor-home', stoneOf([], 'limestone'))).toBe('unknown');
  });

  test.each([
    ['0.1–0.3 %', 'care', 0.3],
    ['0.1–0.5 % (EN 13755)', 'care', 0.5],
    ['from 0.1 %', 'unknown', null],
    ['low', 'unknown', null],
  ])('reads %j by its careful end where nothing was tested', (waterAbsorption, verdict, value) => {
    const stone = stoneOf([], 'granite', { waterAbsorption });
    const [fit] = fitOf(stone, { now }).filter(({ use }) => use === 'wall');
    expect([fit?.verdict, fit?.reasons[0]?.value]).toEqual([verdict, value]);
    expect(verdictOf('wall', { ...stone, tests: [tested('water_absorption', 0.2)] })).toBe('yes');
  });

  test('gets the tests of a finish, and those of none', () => {
    const [rough, smooth] = ['Flamed', 'Polished'].map((finish, index) =>
      tested('slip_ptv_wet', 60 - 40 * index, { finish }),
    );
    const stone = stoneOf([rough, smooth].filter((one) => one !== undefined));
    const asked = ['flamed ', 'Polished', 'Honed', undefined];
    expect(asked.map((finish) => verdictOf('floor-wet', stone, finish))).toEqual([
      'yes',
      'no',
      'unknown',
      'no',
    ]);
  });

  test('learns that nothing is known of a stone without a value', () => {
    const fits = fitOf(stoneOf([]), { now });
    expect(fits.map(({ use, verdict }) => [use, verdict])).toEqual(uses.map((use) => [use, 'unknown']));
    expect(fits[0]?.reasons).toMatchObject([{ rule: 'abrasion-home', value: null, limit: 6 }]);
  });
});

describe('of 1,000 random stones', () => {
  const random = createRandom(47);
  const days = ['2026-01-10', '2024-05-01', '2019-01-01', ''];
  const scales: Partial<Record<Property, number>> = {
    water_absorption: 4,
    slip_dcof_wet: 1,
    frost_cycles: 100,
  };
  const someTest = (property: Property) =>
    tested(property, random.below(1_000) * ((scales[property] ?? 60) / 1_000), {
      ...{
        typical: random.isLikely(0.2),
        testedOn: random.pick(days),
        finish: random.pick(['', '', 'polished']),
      },
    });
  const stones = Array.from({ length: 1_000 }, () =>
    stoneOf(
      propertyNames.flatMap((name) => Array.from({ length: random.below(3) }, () => someTest(name))),
      random.pick(['', ...rockClasses]),
    ),
  );
  const rank: Record<Verdict, number> = { yes: 3, care: 2, unknown: 1, no: 0 };

  test('none is good for a use without a new test of what decides it', () => {
    let good = 0;
    for (const stone of stones) {
      for (const { use, verdict, reasons } of fitOf(stone, { now })) {
        if (verdict !== 'yes') continue;
        good += 1;
        const deciding = valueRules.filter((rule) => rule.decides && rule.uses.includes(use));
        const properties = deciding.map(({ property }) => property);
        const proofs = stone.tests.filter((one) => !one.typical && one.testedOn >= '2023-11-29');
        expect(proofs.some(({ property }) => properties.includes(property))).toBe(true);
        expect(reasons.filter(({ value }) => value === null)).toEqual([]);
      }
    }
    expect(good).toBeGreaterThan(500);
  });

  test('none fits better where one value is worse', () => {
    let worse = 0;
    for (const stone of stones) {
      const index = random.below(stone.tests.length);
      const changed = stone.tests[index];
      // Less strength before frost is a smaller loss in it.
      const isOfLoss = stone.tests.some(({ property }) => property === 'flexural_strength_after_frost');
      if (!changed || (changed.property === 'flexural_strength' && isOfLoss)) continue;
      const factor = factsOf(changed.property).worse === 'less' ? 0.5 : 2;
      const tests = stone.tests.with(index, { ...changed, value: changed.value * factor });
      const finish = random.pick([undefined, 'polished']);
      const before = fitOf(stone, { finish, now });
      for (const [place, { use, verdict }] of fitOf({ ...stone, tests }, { finish, now }).entries()) {
        const former = before[place]?.verdict ?? 'no';
        expect([use, rank[verdict] <= rank[former]]).toEqual([use, true]);
        if (verdict !== former) worse += 1;
      }
    }
    expect(worse).toBeGreaterThan(100);
  });
});
