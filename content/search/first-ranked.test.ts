import { expect, test } from 'vitest';
import { createBitmap, setBit } from './bitmap.ts';
import { createMemory, enterRow, sortOrder, type WordBits } from './catalogue-memory.ts';
import { rank } from './rank.ts';
import { readSearchTerms } from './search-terms.ts';

const words = ['onyx', 'on', 'honey', 'white', 'slab'];

/** The same numbers each time. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x7fffffff) * below);
  };
}

/** Stones and articles with names of a few words, and columns of words at random. */
function createCatalogue(random: (below: number) => number) {
  const memory = createMemory(200, []);
  const [names, facts, uses, texts] = Array.from({ length: 4 }, () => createBitmap(memory.size));
  for (let place = 0; place < 200; place += 1) {
    const name = Array.from({ length: 1 + random(3) }, () => words[random(words.length)]).join(' ');
    enterRow(memory, {
      ...{
        kind: random(4) ? 'stone' : 'article',
        recordId: place + 1,
        name,
        sortKey: name,
        place: random(50),
      },
      ...{
        categoryId: 0,
        colour: random(3) ? undefined : 'white',
        origin: '',
        finishes: [],
        thicknesses: [],
      },
      ...{ applications: [], availability: '' },
    });
    // What has a word in a weightier column has it in the others.
    const from = random(7);
    for (const [at, bits] of [names, facts, uses, texts].entries())
      if (bits && at >= from) setBit(bits, place);
  }
  sortOrder(memory);
  return { memory, bits: { names, facts, uses, texts } as WordBits };
}

test('the first that a visitor is shown are those of everything that was found, however few are asked for', () => {
  const random = createRandom(5);
  for (let round = 0; round < 60; round += 1) {
    const { memory, bits } = createCatalogue(random);
    const terms = readSearchTerms(['onyx', 'on', 'white', 'honey onyx', 'o'][round % 5] ?? '', []);
    const found = { left: bits.texts, bits, terms };
    const all = rank(memory, { ...found, count: 1_000 });
    for (const count of [1, 3, 24]) expect(rank(memory, { ...found, count })).toEqual(all.slice(0, count));
  }
});

test('of many with a word in their text only the first are looked at', () => {
  const { memory, bits } = createCatalogue(() => 3);
  let looked = 0;
  const order = memory.order;
  memory.order = new Proxy(order, {
    get: (all, at) => {
      if (typeof at === 'string' && /^\d+$/.test(at)) looked += 1;
      return Reflect.get(all, at);
    },
  });
  rank(memory, { left: bits.texts, bits, terms: readSearchTerms('quarry', []), count: 5 });
  expect(looked).toBe(5);
});
