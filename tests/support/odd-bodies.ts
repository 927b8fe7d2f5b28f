/** A number generator that a seed repeats (mulberry32), so that a body that once did harm can be made again. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    isLikely: (share: number) => next() < share,
    pick: <T>(items: readonly T[]) => items[below(items.length)] as T,
  };
}

export type Random = ReturnType<typeof createRandom>;

const maxRepetitions = 5_000;

/** JSON texts of values that programs trip over; as text, because some of them no value of a program has. */
const plainValues: ((random: Random) => string)[] = [
  () => 'null',
  () => 'true',
  ({ pick }) => pick(['0', '-0', '-1', '0.5', '1', '2147483647', '2147483648', '9007199254740993']),
  ({ pick }) => pick(['1e400', '-1e400', '5e-324', '1e21', '9'.repeat(400)]),
  ({ pick }) =>
    pick(['""', '" "', '"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"a\\udc00b"', '"\\uffff\\u202e"']),
  ({ pick }) =>
    pick(['"NaN"', '"Infinity"', '"undefined"', '"null"', '"[object Object]"', '"1e3"', '"0x10"']),
  ({ pick }) =>
    pick(['"%00"', '"%"', `"'; drop table products; --"`, '"<script>alert(1)</script>"', '"{{7*7}}"']),
  ({ pick }) =>
    pick(['"../../etc/passwd"', '"/uploads/../x"', '"/uploads/\\u0000.png"', '"javascript:alert(1)"']),
  ({ pick }) => pick(['"2026-13-45"', '"9999-12-31T23:59:59-23:59"', '"0000-01-01T00:00:00+14:00"']),
  ({ pick, below }) =>
    JSON.stringify(pick(['x', '💎', 'ﷺ', '\u0301', '<p>', '<b><i>']).repeat(below(maxRepetitions))),
];

const nestedValues: ((random: Random, depth: number) => string)[] = [
  (random, depth) => `[${listOf(random, 40, () => oddValue(random, depth - 1))}]`,
  (random, depth) => `{${listOf(random, 6, () => `${oddName(random)}:${oddValue(random, depth - 1)}`)}}`,
  ({ below }) => nest('[', ']', below(500)),
  ({ below }) => nest('{"a":', '}', below(500)),
];

const oddNames = [
  ...[
    '',
    ' ',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'valueOf',
    '__defineGetter__',
    '0',
    'length',
  ],
  ...['then', 'toJSON', 'a\u0000b', '\ud800', 'id', 'seo', 'slug', '$ne', 'name[]', 'a.b'],
];

function oddName(random: Random): string {
  return JSON.stringify(random.pick(oddNames));
}

function oddValue(random: Random, depth = 2): string {
  if (depth === 0 || random.isLikely(0.7)) return random.pick(plainValues)(random);
  return random.pick(nestedValues)(random, depth);
}

function listOf({ below }: Random, maxItems: number, make: () => string): string {
  return Array.from({ length: below(maxItems) }, make).join(',');
}

function nest(open: string, close: string, depth: number): string {
  return `${open.repeat(depth)}1${close.repeat(depth)}`;
}

/**
 * An odd body, as JSON text: mostly a fitting one with some fields spoilt, added or left out, since a body that is odd
 * all over is refused before anything looks at it.
 */
export function makeOddBody(random: Random, fitting: Record<string, unknown>): string {
  if (random.isLikely(0.08)) return oddValue(random);
  const names = Object.keys(fitting);
  const spoilt = new Set([random.pick(names), random.isLikely(0.3) ? random.pick(names) : undefined]);
  const fields = names.flatMap((name) => {
    if (!spoilt.has(name)) return [`${JSON.stringify(name)}:${JSON.stringify(fitting[name])}`];
    return random.isLikely(0.1) ? [] : [`${JSON.stringify(name)}:${oddValue(random)}`];
  });
  if (random.isLikely(0.15)) fields.push(`${oddName(random)}:${oddValue(random)}`);
  if (random.isLikely(0.03)) fields.push('"__proto__":{"isAdmin":true}');
  return `{${fields.join(',')}}`;
}
