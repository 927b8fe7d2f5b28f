import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { measurePicture } from '#media/pictures/picture-codec.ts';
import { type ColourFamily, familyOf } from './colour-families.shared.ts';
import { type Likeness, leastUnlikenessOf, likenessOf, unlikenessOf } from './likeness.shared.ts';

/** The slabs of the demo company as people see them, written down from the pictures. */
const slabs: Partial<Record<ColourFamily, string>> = {
  white:
    'ariston bianco-rhino bianco-sivec calacatta-gold calacatta-vagli calacatta-viola carrara four-season lasa-white michelangelo namibia-white panda-white statuarietto statuario thassos-white vietnam-white volakas white-onyx',
  cream: 'crema-marfil fantastico-onyx ivory-onyx peach-onyx travertine-ivory travertine-navona',
  beige:
    'botticino-classico breccia-aurora patagonia perlato-sicilia picasso-onyx travertine-classic travertine-scabos',
  gold: 'honey-onyx tiger-onyx travertine-gold',
  brown: 'armani-bronze brown-onyx coffee-onyx copper-dune dark-emperador travertine-noce travertine-walnut',
  red: 'pink-onyx rosso-levanto travertine-red',
  green: 'amazonite emerald-onyx forest-green fusion-wow green-onyx verde-alpi',
  blue: 'azul-bahia azul-macaubas blue-onyx blue-roma sky-blue-onyx sodalite-blue',
  grey: 'arabescato-orobico fior-di-bosco grey-william smoke-onyx travertine-ash travertine-silver',
  black: 'black-forest black-onyx cosmic-black nero-marquina port-laurent portoro',
  multi: 'multi-red-onyx',
};
const families = Object.entries(slabs).flatMap(([family, names]) =>
  names.split(' ').map((name) => ({ name, family })),
);

/** Of the three nearest how many at least are among these, and what must not be among the first six. */
const relevance = [
  ['statuario', 3, 'statuarietto volakas lasa-white ariston carrara michelangelo', 'ivory-onyx'],
  ['thassos-white', 2, 'bianco-sivec vietnam-white', 'panda-white'],
  ['calacatta-gold', 2, 'white-onyx calacatta-vagli namibia-white volakas', 'smoke-onyx'],
  ['crema-marfil', 3, 'botticino-classico ivory-onyx travertine-ivory travertine-navona', 'statuario'],
  ['nero-marquina', 3, 'black-onyx portoro port-laurent black-forest cosmic-black', 'grey-william'],
  ['portoro', 3, 'black-forest black-onyx port-laurent cosmic-black nero-marquina', 'grey-william'],
  ['travertine-silver', 2, 'travertine-ash arabescato-orobico smoke-onyx', 'statuario'],
  ['travertine-gold', 2, 'honey-onyx tiger-onyx', 'grey-william'],
  ['travertine-noce', 1, 'travertine-walnut', 'sodalite-blue'],
  ['azul-bahia', 1, 'sodalite-blue', 'travertine-gold'],
  ['azul-macaubas', 2, 'blue-onyx sky-blue-onyx amazonite', 'travertine-gold'],
  ['sky-blue-onyx', 1, 'azul-macaubas blue-onyx', 'honey-onyx'],
  ['green-onyx', 1, 'amazonite forest-green', 'honey-onyx'],
  ['travertine-red', 1, 'multi-red-onyx rosso-levanto', 'carrara'],
  [
    'peach-onyx',
    2,
    'breccia-aurora crema-marfil fantastico-onyx travertine-ivory travertine-navona',
    'carrara',
  ],
] as const;

describe('the slabs', () => {
  const measured = new Map<string, { family: ColourFamily; likeness: Likeness }>();

  beforeAll(async () => {
    const folder = new URL('../../demo/pictures/products/', import.meta.url);
    for (const { name } of families) {
      const { colours } = await measurePicture(await readFile(new URL(`${name}.webp`, folder)));
      if (colours) measured.set(name, { family: familyOf(colours.palette), likeness: likenessOf(colours) });
    }
  });

  test('are called by the colours that people see in them', () => {
    const called = families.map(({ name }) => ({ name, family: measured.get(name)?.family }));
    expect(called).toEqual(families);
  });

  test.each(relevance)('nearest to %s are those that look like it', (name, least, alike, unlike) => {
    const nearest = nearestTo(name).slice(0, 6);
    const wanted = nearest.slice(0, 3).filter((other) => alike.split(' ').includes(other));
    expect(wanted.length, nearest.join()).toBeGreaterThanOrEqual(least);
    expect(nearest).not.toContain(unlike);
  });

  test('are as like the other as the other is like them, no more than told at first, and each most like itself', () => {
    for (const { likeness: one } of measured.values()) {
      expect(unlikenessOf(one, one)).toBe(0);
      for (const { likeness: other } of measured.values()) {
        expect(unlikenessOf(one, other)).toBeCloseTo(unlikenessOf(other, one), 9);
        expect(leastUnlikenessOf(one, other)).toBeLessThanOrEqual(unlikenessOf(one, other));
      }
    }
  });

  function nearestTo(name: string): string[] {
    const wanted = measured.get(name)?.likeness;
    if (!wanted) throw new Error(`${name} was not measured`);
    return [...measured]
      .filter(([other]) => other !== name)
      .map(([other, { likeness }]) => ({ other, distance: unlikenessOf(wanted, likeness) }))
      .toSorted((one, other) => one.distance - other.distance)
      .map(({ other }) => other);
  }
});
