import type { ProcessFigures } from '#tests/support/process-figures.ts';

/** What an instance held at the end of each round, from a start to the next. */
export type Life = readonly ProcessFigures[];
export type Growth = ProcessFigures & { connections: number };
type Figure = keyof Growth;

/** Of a life's rounds this share is warming up: caches fill, code is compiled. */
const warmingUp = 0.2;
const leastRounds = 5;
const mebibyte = 1024 * 1024;
/** What is no growth over a whole life: what is kept of answers, connections that come and go, a busy machine. */
const most: Growth = {
  ...{ heapBytes: 16 * mebibyte, residentBytes: 48 * mebibyte },
  ...{ descriptors: 16, handles: 16, databaseWork: 2, connections: 4, lagSeconds: 0.05 },
};
/** What does not depend on the moment. */
const held = ['heapBytes', 'residentBytes', 'descriptors', 'handles'];
const figures = Object.keys(most).filter((name): name is keyof ProcessFigures => name !== 'connections');

/**
 * By how much each figure grew: within the life that grew most, or from the end of an instance's first life to that of its
 * last, whichever is more.
 * @param lives of each instance
 * @param connections of all of them to the database, by round
 */
export function growthOf(lives: readonly (readonly Life[])[], connections: readonly number[]): Growth {
  const grown = figures.map((name) => {
    const within = lives.flat().map((life) => growthWithin(life.map((round) => round[name])));
    const between = held.includes(name) ? lives.map((some) => growthBetween(some, name)) : [];
    return [name, Math.max(...within, ...between)];
  });
  return { ...Object.fromEntries(grown), connections: growthWithin(connections) };
}

/** @returns each figure that grew by more than it may, in one line */
export function findGrowth(growth: Growth): string[] {
  return (Object.keys(most) as Figure[])
    .filter((name) => growth[name] > most[name])
    .map((name) => `${name} grew by ${growth[name]}`);
}

/** The middle of the slopes between any two rounds, so that no single round decides, times the rounds. */
function growthWithin(values: readonly number[]): number {
  const warm = values.slice(Math.ceil(values.length * warmingUp));
  if (warm.length < leastRounds) return 0;
  const slopes = warm.flatMap((value, at) =>
    warm.slice(at + 1).map((later, distance) => (later - value) / (distance + 1)),
  );
  return medianOf(slopes) * (warm.length - 1);
}

/** From the end of the first life to the smallest end of those that follow; what ended while warming up tells nothing. */
function growthBetween(lives: readonly Life[], name: keyof ProcessFigures): number {
  const warm = lives.filter((life) => life.length >= leastRounds);
  const [first, ...others] = warm.map((life) => life.at(-1)?.[name] ?? 0);
  return first === undefined || others.length === 0 ? 0 : Math.min(...others) - first;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
