/** The scripts that usernames can be written in; characters that several of them share belong to none. */
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
 * A name that mixes two scripts can imitate another name: the Cyrillic `а` looks like the Latin `a`.
 * @returns the names of the scripts, or undefined if there is one at most
 */
export function findMixedScripts(name: string): string | undefined {
  const letters = [...name.normalize('NFKC')].filter((character) => /\p{L}/u.test(character));
  const found = [...new Set(letters.flatMap(scriptOf))];
  const isOne =
    found.length < 2 || together.some((family) => found.every((script) => family.includes(script)));
  return isOne ? undefined : found.join(' and ');
}

/** Letters of no particular script, such as modifiers, can be combined with any. */
function scriptOf(letter: string): string[] {
  if (/\p{Script=Common}|\p{Script=Inherited}/u.test(letter)) return [];
  return [scripts.find((script) => script.letter.test(letter))?.name ?? otherLetter];
}
