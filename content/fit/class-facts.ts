import type { Property, RockClass } from './properties.ts';

/** What follows from the class of a rock (decisions/0090-class-facts.md). */
export const classFactNames = ['customs', 'astm', 'acid', 'silica', 'adhesive', 'care'] as const;
export type ClassFactName = (typeof classFactNames)[number];

type Sourced<Value> = { value: Value; source: string };
export type Specification = {
  specification: string;
  minima: readonly { property: Property; limit: number }[];
};
export type ClassFacts = {
  /** Of worked slabs, in the Harmonized System. */
  customs?: Sourced<string>;
  astm?: Sourced<Specification>;
  acid?: Sourced<'etches' | 'resists'>;
  /** Crystalline silica, from and to so many per cent. */
  silica?: Sourced<readonly [number, number]>;
  adhesive: Sourced<'back' | 'waterless'>;
  care?: Sourced<'calcite' | 'silica' | 'serpentine'>;
};

const tariff = 'htshub.com, US tariff, chapter 68';
const manual = 'Marble Institute of America, ASTM minima as printed; a guide, editions change';
const council = 'Natural Stone Council, Marble: calcite and dolomite etch, siliceous stone does not';
const safety = 'WorkSafe Victoria, Crystalline silica substances; typical';
const standards = 'ASTM International, title of the standard';

const calcareous = {
  acid: { value: 'etches', source: council },
  care: { value: 'calcite', source: council },
} as const;
const siliceous = {
  acid: { value: 'resists', source: council },
  care: { value: 'silica', source: council },
} as const;
const anyAdhesive = {
  adhesive: { value: 'back', source: 'TileLetter, December 2017; natural-stone.com, Failures' },
} as const;

/** What no source gives is not here. */
export const classFacts: Record<RockClass, ClassFacts> = {
  granite: {
    ...{ ...siliceous, ...anyAdhesive, customs: { value: '6802.93', source: tariff } },
    astm: minimaOf('C615', {
      water_absorption: 0.4,
      density: 2_560,
      compressive_strength: 131,
      abrasion_ha: 25,
      flexural_strength: 8.27,
    }),
    silica: { value: [20, 60], source: safety },
  },
  marble: {
    ...{ ...calcareous, ...anyAdhesive, customs: { value: '6802.91', source: tariff } },
    astm: minimaOf('C503', {
      water_absorption: 0.2,
      density: 2_590,
      compressive_strength: 52,
      abrasion_ha: 10,
      flexural_strength: 6.89,
    }),
    silica: { value: [2, 5], source: safety },
  },
  limestone: {
    ...{ ...calcareous, ...anyAdhesive, customs: { value: '6802.92', source: tariff } },
    astm: minimaOf('C568 III', {
      water_absorption: 3,
      density: 2_560,
      compressive_strength: 55,
      abrasion_ha: 10,
    }),
    silica: { value: [2, 2], source: safety },
  },
  travertine: {
    ...{ ...calcareous, ...anyAdhesive, customs: { value: '6802.91', source: tariff } },
    astm: { value: { specification: 'ASTM C1527', minima: [] }, source: standards },
  },
  onyx: { ...calcareous, ...anyAdhesive },
  quartzite: {
    ...{ ...siliceous, ...anyAdhesive },
    customs: { value: '6802.99', source: 'Centrorochas, July 2025: quartzite as 6802.99' },
    astm: minimaOf('C616 III', {
      water_absorption: 1,
      density: 2_560,
      compressive_strength: 138,
      abrasion_ha: 8,
    }),
  },
  sandstone: {
    ...anyAdhesive,
    astm: minimaOf('C616 I', {
      water_absorption: 8,
      density: 2_000,
      compressive_strength: 28,
      abrasion_ha: 2,
    }),
    silica: { value: [70, 95], source: safety },
  },
  slate: {
    ...{ ...anyAdhesive, customs: { value: '6803', source: tariff } },
    astm: minimaOf('C629', { water_absorption: 0.25, abrasion_ha: 8 }),
    silica: { value: [20, 40], source: safety },
  },
  serpentine: {
    astm: { value: { specification: 'ASTM C1526', minima: [] }, source: standards },
    adhesive: { value: 'waterless', source: 'Lifestyle Stone, Installing serpentine marble' },
    care: { value: 'serpentine', source: 'Stone Forensics; Lifestyle Stone: water warps serpentine' },
  },
  other: anyAdhesive,
};

function minimaOf(name: string, limits: Partial<Record<Property, number>>): NonNullable<ClassFacts['astm']> {
  const entries = Object.entries(limits) as [Property, number][];
  const minima = entries.map(([property, limit]) => ({ property, limit }));
  return { value: { specification: `ASTM ${name}`, minima }, source: manual };
}
