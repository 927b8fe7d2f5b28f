/**
 * The units that values of stones are given in, and what they are in the other system (specification/facts.md, "Units").
 */
export type Units = 'metric' | 'imperial';

type Unit = {
  units: Units | 'both';
  /** As it is written behind a number. */
  symbol: string;
  /** How else it is written. */
  spellings?: readonly string[];
  /** The unit of the other system, and what one of this is in it. */
  other?: { symbol: string; factor: number };
  /** Between what values of stones lie: it decides whether 2.710 is 2.71 or 2,710. */
  from?: number;
  to?: number;
};

const squareFootInSquareMetres = 0.09290304;
const poundsPerCubicFoot = 0.0624279606;
const poundsPerSquareInch = 145.037738;
const inchesInMillimetre = 1 / 25.4;
const poundsForceInNewton = 0.224808943;

const declared: readonly Unit[] = [
  {
    units: 'both',
    symbol: '%',
    from: 0,
    to: 100,
    spellings: ['% by mass', '% by weight', 'percent', 'wt %', 'wt%'],
  },
  {
    units: 'metric',
    symbol: 'kg/m³',
    from: 500,
    to: 5_000,
    spellings: ['kg/m3', 'kg per m³', 'kg/cbm'],
    other: { symbol: 'lb/ft³', factor: poundsPerCubicFoot },
  },
  {
    units: 'metric',
    symbol: 'g/cm³',
    from: 0.5,
    to: 5,
    spellings: ['g/cm3', 'g/cc', 't/m³', 't/m3'],
    other: { symbol: 'lb/ft³', factor: poundsPerCubicFoot * 1_000 },
  },
  {
    units: 'imperial',
    symbol: 'lb/ft³',
    from: 30,
    to: 320,
    spellings: ['lb/ft3', 'lbs/ft³', 'lbs/ft3', 'pcf'],
    other: { symbol: 'kg/m³', factor: 1 / poundsPerCubicFoot },
  },
  {
    units: 'metric',
    symbol: 'MPa',
    from: 0.1,
    to: 600,
    spellings: ['N/mm²', 'N/mm2'],
    other: { symbol: 'psi', factor: poundsPerSquareInch },
  },
  {
    units: 'metric',
    symbol: 'kg/cm²',
    from: 5,
    to: 6_000,
    spellings: ['kg/cm2', 'kgf/cm²', 'kgf/cm2'],
    other: { symbol: 'psi', factor: poundsPerSquareInch * 0.0980665 },
  },
  {
    units: 'imperial',
    symbol: 'psi',
    from: 50,
    to: 90_000,
    spellings: ['lb/in²', 'lbf/in²', 'lb/in2'],
    other: { symbol: 'MPa', factor: 1 / poundsPerSquareInch },
  },
  {
    units: 'metric',
    symbol: '× 10⁻⁶ /K',
    from: 0.5,
    to: 40,
    spellings: ['×10⁻⁶/K', 'x 10^-6 /K', '× 10⁻⁶ /°C', '10⁻⁶/K', 'x 10-6/°C', 'µm/mK', 'µm/m·K'],
    other: { symbol: '× 10⁻⁶ /°F', factor: 5 / 9 },
  },
  {
    units: 'imperial',
    symbol: '× 10⁻⁶ /°F',
    from: 0.2,
    to: 25,
    spellings: ['×10⁻⁶/°F', 'x 10^-6 /°F', '10⁻⁶/°F'],
    other: { symbol: '× 10⁻⁶ /K', factor: 9 / 5 },
  },
  { units: 'metric', symbol: 'mm', other: { symbol: 'in', factor: inchesInMillimetre } },
  {
    units: 'metric',
    symbol: 'cm',
    from: 0.2,
    to: 500,
    other: { symbol: 'in', factor: inchesInMillimetre * 10 },
  },
  {
    units: 'imperial',
    symbol: 'in',
    from: 0.05,
    to: 200,
    spellings: ['inch', 'inches', '"', '″'],
    other: { symbol: 'mm', factor: 25.4 },
  },
  {
    units: 'metric',
    symbol: 'per m²',
    spellings: [
      '/m²',
      '/m2',
      'per m2',
      'per sqm',
      'per sq m',
      '/sqm',
      'per square metre',
      'per square meter',
      'per square metres',
      'per square meters',
      '/sq m',
      'a m²',
      'a square metre',
    ],
    other: { symbol: 'per sq ft', factor: squareFootInSquareMetres },
  },
  {
    units: 'imperial',
    symbol: 'per sq ft',
    spellings: [
      ...['per sqft', '/sq ft', '/sqft', '/ft²', '/ft2', 'per ft²', 'per ft2', 'per square foot'],
      ...['per square feet', 'a sq ft', 'a square foot'],
    ],
    other: { symbol: 'per m²', factor: 1 / squareFootInSquareMetres },
  },
  { units: 'metric', symbol: 'N', other: { symbol: 'lbf', factor: poundsForceInNewton } },
  { units: 'metric', symbol: 'kN', other: { symbol: 'lbf', factor: poundsForceInNewton * 1_000 } },
  { units: 'imperial', symbol: 'lbf', other: { symbol: 'N', factor: 1 / poundsForceInNewton } },
  { units: 'both', symbol: '°', spellings: ['deg', 'degree', 'degrees'] },
  { units: 'both', symbol: 'cycles', spellings: ['cycle'] },
  ...['Ha', 'PTV', 'DCOF', 'Mohs'].map((symbol) => ({ units: 'both', symbol }) as const),
  { units: 'both', symbol: 'per slab', spellings: ['/slab', 'a slab'] },
  { units: 'both', symbol: 'per piece', spellings: ['/piece', 'a piece'] },
];

const bySpelling = new Map(
  declared.flatMap((unit) =>
    [unit.symbol, ...(unit.spellings ?? [])].map((text) => [foldUnit(text), unit] as const),
  ),
);

/** The symbol of a unit, however it is spelt; undefined for one that is not known. */
export function findUnit(text: string): string | undefined {
  return bySpelling.get(foldUnit(text))?.symbol;
}

/** What a value is multiplied with to read in a system, and its unit there. @param symbol as `findUnit` gives it */
export function unitIn(symbol: string, units: Units): { symbol: string; factor: number } {
  const unit = declared.find((candidate) => candidate.symbol === symbol);
  const other = unit?.units === units || unit?.units === 'both' ? undefined : unit?.other;
  return other ?? { symbol, factor: 1 };
}

/** What a value in one unit is multiplied with to be in another; undefined where they measure different things. */
export function factorBetween(from: string, to: string): number | undefined {
  let [symbol, factor] = [from, 1];
  // By the other system, and back: g/cm³ is lb/ft³ is kg/m³.
  for (let steps = 0; steps < 3; steps += 1) {
    if (symbol === to) return factor;
    const other = declared.find((unit) => unit.symbol === symbol)?.other;
    if (!other) return undefined;
    [symbol, factor] = [other.symbol, factor * other.factor];
  }
  return undefined;
}

/** The units that a value can be converted from. */
export function unitsFor(symbol: string): string[] {
  return declared.map((unit) => unit.symbol).filter((from) => factorBetween(from, symbol) !== undefined);
}

/** Whether values of stones lie there; of a unit that says nothing of it, or none, they always do. */
export function isPlausibleIn(symbol: string, { min, max }: { min: number; max: number }): boolean {
  const { from = 0, to = Number.POSITIVE_INFINITY } = declared.find((unit) => unit.symbol === symbol) ?? {};
  return min >= from && max <= to;
}

/** Spaces, full stops, the sign for times and the case of letters differ from writer to writer. */
function foldUnit(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s.]+/g, '')
    .replace(/^[x*]/, '×')
    .replaceAll('μ', 'µ');
}
