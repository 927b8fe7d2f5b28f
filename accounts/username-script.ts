/** The alphabets that names are written in here; what stands in several of them belongs to none. */
const scripts = [
  ...[
    'Latin',
    'Cyrillic',
    'Greek',
    'Armenian',
    'Georgian',
    'Hebrew',
    'Arabic',
    'Devanagari',
    'Bengali',
    'Gurmukhi',
  ],
  ...[
    'Gujarati',
    'Tamil',
    'Telugu',
    'Kannada',
    'Malayalam',
    'Sinhala',
    'Thai',
    'Lao',
    'Khmer',
    'Myanmar',
    'Ethiopic',
  ],
  ...['Cherokee', 'Tibetan', 'Mongolian', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'],
].map((name) => ({ name, letter: new RegExp(`\\p{Script=${name}}`, 'u') }));

/** Scripts that one language writes together (Unicode Technical Standard 39, "highly restrictive" without Latin). */
const together = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Bopomofo'],
  ['Han', 'Hangul'],
];

const otherLetter = 'another alphabet';

/**
 * A name in two alphabets reads as one that it is not: an `а` of the Cyrillic one looks like the Latin `a`.
 * @returns the alphabets in words, or undefined where there is one at most
 */
export function findMixedScripts(name: string): string | undefined {
  const letters = [...name.normalize('NFKC')].filter((character) => /\p{L}/u.test(character));
  const found = [...new Set(letters.flatMap(scriptOf))];
  const isOne =
    found.length < 2 || together.some((family) => found.every((script) => family.includes(script)));
  return isOne ? undefined : found.join(' and ');
}

/** Letters of no script in particular, such as a modifier, go with any. */
function scriptOf(letter: string): string[] {
  if (/\p{Script=Common}|\p{Script=Inherited}/u.test(letter)) return [];
  return [scripts.find((script) => script.letter.test(letter))?.name ?? otherLetter];
}
