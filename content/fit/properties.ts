/** What tests of stones measure (decisions/0088-fit.md). */
const properties = {
  density: { label: 'Density', unit: 'kg/m³', worse: 'less', methods: ['EN 1936', 'ASTM C97'] },
  open_porosity: { label: 'Open porosity', unit: '%', worse: 'more', max: 100, methods: ['EN 1936'] },
  water_absorption: {
    ...{ label: 'Water absorption', unit: '%', worse: 'more', max: 100 },
    methods: ['EN 13755', 'ASTM C97'],
  },
  compressive_strength: {
    ...{ label: 'Compressive strength', unit: 'MPa', worse: 'less' },
    methods: ['EN 1926', 'ASTM C170'],
  },
  flexural_strength: {
    ...{ label: 'Flexural strength', unit: 'MPa', worse: 'less' },
    methods: ['EN 12372', 'EN 13161', 'ASTM C880'],
  },
  flexural_strength_after_frost: {
    ...{ label: 'Flexural strength after frost', unit: 'MPa', worse: 'less' },
    methods: ['EN 12371'],
  },
  frost_cycles: {
    ...{ label: 'Frost cycles withstood', unit: 'cycles', worse: 'less' },
    methods: ['EN 12371'],
  },
  abrasion_ha: {
    ...{ label: 'Abrasion resistance (Ha)', unit: 'Ha', worse: 'less' },
    methods: ['ASTM C241', 'ASTM C1353'],
  },
  abrasion_mm: { label: 'Abrasion (mm)', unit: 'mm', worse: 'more', methods: ['EN 14157'] },
  slip_ptv_wet: {
    ...{ label: 'Slip, pendulum, wet (PTV)', unit: 'PTV', worse: 'less', max: 150 },
    methods: ['EN 16165 C', 'EN 14231'],
  },
  slip_dcof_wet: { label: 'Slip, wet (DCOF)', unit: 'DCOF', worse: 'less', max: 2, methods: ['ANSI A326.3'] },
  slip_ramp_shod: {
    ...{ label: 'Slip, ramp, shod', unit: '°', worse: 'less', max: 90 },
    methods: ['EN 16165 B'],
  },
  slip_ramp_barefoot: {
    ...{ label: 'Slip, ramp, barefoot', unit: '°', worse: 'less', max: 90 },
    methods: ['EN 16165 A'],
  },
  thermal_expansion: {
    ...{ label: 'Thermal expansion', unit: '× 10⁻⁶ /K', worse: 'more' },
    methods: ['EN 14581'],
  },
  anchorage: { label: 'Breaking load at a dowel hole', unit: 'N', worse: 'less', methods: ['EN 13364'] },
  mohs: { label: 'Mohs hardness', unit: 'Mohs', worse: 'less', max: 10, methods: ['Mohs'] },
} as const satisfies Record<string, PropertyFacts>;

type PropertyFacts = {
  /** What the back office calls it. */
  label: string;
  /** The one that its values are kept in. */
  unit: string;
  /** Which values are worse. */
  worse: 'less' | 'more';
  max?: number;
  /** What it is mostly tested by. */
  methods: readonly string[];
};

export type Property = keyof typeof properties;
export const propertyNames = Object.keys(properties) as Property[];

export function factsOf(property: Property): PropertyFacts {
  return properties[property];
}

/** As it is kept: in the unit of its property. */
export type StoneTest = {
  property: Property;
  method: string;
  value: number;
  unit: string;
  /** How far single results lie from the mean; 0 where it is not given. */
  deviation: number;
  /** YYYY-MM-DD, or empty. */
  testedOn: string;
  laboratory: string;
  report: string;
  /** An indicative value, no result of a test of this stone. */
  typical: boolean;
  /** The finish that was tested; empty where it makes no difference. */
  finish: string;
};

export const rockClasses = [
  ...(['granite', 'marble', 'limestone', 'travertine', 'onyx'] as const),
  ...(['quartzite', 'sandstone', 'slate', 'serpentine', 'other'] as const),
];
export type RockClass = (typeof rockClasses)[number];
