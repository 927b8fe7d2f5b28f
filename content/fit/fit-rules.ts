import type { Property, RockClass } from './properties.ts';
import { type Use, uses } from './uses.shared.ts';

type Common = {
  /** What reasons call it. */
  rule: string;
  uses: readonly Use[];
  /** Only of stones of these classes. */
  rockClasses?: readonly RockClass[];
  method: string;
  /** What a reader can look up. */
  source: string;
};

/** What a value of a test says. Worse values than `yes` need care, worse ones than `care` are a no. */
export type ValueRule = Common & {
  property: Property;
  yes: number;
  /** The same as `yes` where nothing is between. Without it the limit is a guide, and no value is a no. */
  care?: number;
  /** At the limit itself it is not yes any more. */
  isStrict?: true;
  /** Only of stones with this finish, in lower case. */
  finish?: string;
  /** One of those by which the use is decided: without a value for any it is not known. Others make it worse alone. */
  decides?: true;
};

/** What needs care whatever was tested, by the class of the rock. */
type ClassRule = Common & { rule: ClassRuleName; rockClasses: readonly RockClass[] };
type ClassRuleName = 'acid' | 'adhesive' | 'standing-water' | 'bowing';

const designManual = 'Marble Institute of America, Dimension Stone Design Manual 7.1, Horizontal Surfaces';
const minima = 'as printed by the Marble Institute of America; a guide';
const abrasion = { property: 'abrasion_ha', method: 'ASTM C241 / C1353', decides: true } as const;
const frost = { property: 'frost_cycles', method: 'EN 12371', yes: 48 } as const;
const barefoot = 'pendulum-slip-testing.co.uk, Hotel pool surrounds: A 12°, B 18°, C 24°';
const frostSource = 'EN 12371:2010; Stone Specialist, BS EN 1341: F1 outdoors in frost';
const lossSource = 'EN 12371:2010: at most 20 % of the flexural strength lost';

/** Limits for values (decisions/0088-fit.md). */
export const valueRules: readonly ValueRule[] = [
  { ...abrasion, rule: 'abrasion-home', uses: ['floor-home'], yes: 6, care: 6, source: designManual },
  { ...abrasion, rule: 'abrasion-public', uses: ['floor-public'], yes: 10, care: 7, source: designManual },
  {
    ...{ ...abrasion, rule: 'abrasion-stairs', uses: ['stairs'], yes: 12, care: 10 },
    source: `${designManual}; 10 is the minimum of ASTM C568`,
  },
  {
    ...{ rule: 'polish-in-traffic', uses: ['floor-public', 'stairs'], finish: 'polished' },
    ...{ property: 'abrasion_ha', method: abrasion.method, yes: 20, isStrict: true, source: designManual },
  },
  {
    ...{ rule: 'slip-pendulum', uses: ['floor-wet'], property: 'slip_ptv_wet', yes: 36, care: 25 },
    ...{ method: 'EN 16165 C, EN 14231', decides: true, source: 'Materials 14 (2021) 1108' },
  },
  {
    ...{ rule: 'slip-dcof', uses: ['floor-wet'], property: 'slip_dcof_wet', yes: 0.42, care: 0.42 },
    ...{ method: 'ANSI A326.3', decides: true, source: 'ANSI A326.3: 0.42 for level floors that get wet' },
  },
  {
    ...{ rule: 'slip-ramp-shod', uses: ['floor-wet'], property: 'slip_ramp_shod', yes: 19, care: 10 },
    ...{ method: 'EN 16165 B', decides: true, source: 'treppensicherheit.de, Rutschhemmung: R11, R10' },
  },
  {
    ...{ rule: 'slip-barefoot-shower', uses: ['shower'], property: 'slip_ramp_barefoot', yes: 18, care: 12 },
    ...{ method: 'EN 16165 A', decides: true, source: `${barefoot}: B for showers, A one class below` },
  },
  {
    ...{ rule: 'slip-barefoot-pool', uses: ['pool'], property: 'slip_ramp_barefoot', yes: 24, care: 18 },
    ...{ method: 'EN 16165 A', decides: true, source: `${barefoot}: C for steps into water, B for edges` },
  },
  { ...frost, rule: 'frost', uses: ['paving-frost'], care: 48, decides: true, source: frostSource },
  { ...frost, rule: 'frost-outdoors', uses: ['facade', 'monument'], source: frostSource },
  {
    ...{ rule: 'slip-paving', uses: ['paving-frost'], property: 'slip_ptv_wet', yes: 36, care: 25 },
    ...{ method: 'EN 14231, EN 16165 C', source: 'EN 1341 (above 35); Stone Specialist, BS EN 1341' },
  },
  absorptionOfClass('granite', 0.4, 'ASTM C615'),
  absorptionOfClass('marble', 0.2, 'ASTM C503'),
  absorptionOfClass('limestone', 3, 'ASTM C568, class III'),
  absorptionOfClass('sandstone', 8, 'ASTM C616, class I'),
  absorptionOfClass('quartzite', 1, 'ASTM C616, class III'),
  absorptionOfClass('slate', 0.25, 'ASTM C629, outdoors'),
  strengthOfClass('granite', 8.27, { method: 'ASTM C880', specification: 'ASTM C615' }),
  strengthOfClass('marble', 6.89, { method: 'ASTM C880', specification: 'ASTM C503' }),
  strengthOfClass('limestone', 6.89, { method: 'ASTM C99', specification: 'ASTM C568, class III' }),
  strengthOfClass('sandstone', 2.41, { method: 'ASTM C99', specification: 'ASTM C616, class I' }),
  strengthOfClass('quartzite', 13.79, { method: 'ASTM C99', specification: 'ASTM C616, class III' }),
  strengthOfClass('slate', 62.05, { method: 'ASTM C120', specification: 'ASTM C629, outdoors' }),
];

/** Of all strength that a stone has before frost, so much it may lose. */
export const lossRule = {
  ...{ rule: 'frost-loss', method: 'EN 12371', kept: 0.8, source: lossSource },
  /** Where a loss above it is a no, and where it only needs care. */
  ...{ refused: ['paving-frost'] as readonly Use[], cared: ['facade', 'monument'] as readonly Use[] },
};

const acid = 'Natural Stone Council, Marble: calcite and dolomite etch in acid';
export const classRules: readonly ClassRule[] = [
  {
    ...{ rule: 'acid', uses: ['worktop'], method: '', source: acid },
    rockClasses: ['marble', 'limestone', 'travertine', 'onyx'],
  },
  {
    ...{ rule: 'adhesive', uses, rockClasses: ['serpentine'], method: '' },
    source: 'Lifestyle Stone, Installing serpentine marble: epoxy alone, as water warps it',
  },
  {
    ...{ rule: 'standing-water', uses: ['shower'], rockClasses: ['marble'], method: '' },
    source: 'TileLetter, July 2020, Marble moisture discoloration',
  },
  {
    ...{ rule: 'bowing', uses: ['facade'], rockClasses: ['marble'], method: '' },
    source: 'Buildings 9 (2019) 229: thin marble panels bowed and lost strength within 15 years',
  },
];

/** The least Ha that was found of stones of a class. It stands in where nothing was tested. */
export const abrasionOfClass: ReadonlyMap<string, number> = new Map<RockClass, number>([
  ['granite', 44],
  ['marble', 7],
  ['limestone', 2],
  ['travertine', 5],
  ['sandstone', 2],
  ['slate', 6],
  ['serpentine', 15],
]);
export const abrasionOfClassSource = 'Kessler, National Bureau of Standards RP612, 1933';
export const maxAgeYears = 3;
/** Nobody has to look it up. */
export const typicalSource = 'A typical value is not a test of this stone';
export const ageSource = 'ASTM C1799: tests of at most three years';

function absorptionOfClass(rockClass: RockClass, yes: number, specification: string): ValueRule {
  return {
    rule: `absorption-${rockClass}`,
    uses: ['worktop', 'wall', 'monument'],
    rockClasses: [rockClass],
    property: 'water_absorption',
    method: 'ASTM C97',
    yes,
    decides: true,
    source: `${specification}, ${minima}`,
  };
}

function strengthOfClass(
  rockClass: RockClass,
  yes: number,
  { method, specification }: { method: string; specification: string },
): ValueRule {
  return {
    rule: `strength-${rockClass}`,
    uses: ['facade'],
    rockClasses: [rockClass],
    property: 'flexural_strength',
    method,
    yes,
    decides: true,
    source: `${specification}, ${minima}`,
  };
}
