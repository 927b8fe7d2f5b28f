/**
 * Makes the fonts that data sheets are set in (publishing/sheets/fonts/): of each pair of typefaces the faces that a sheet
 * uses, with all letters of European languages, and one face for what they lack. Their packages are whole fonts in one
 * file, as a PDF needs them, and are brought only for this:
 *   npm install --no-save subset-font @expo-google-fonts/noto-{sans,naskh-arabic,sans-hebrew,sans-math}
 *   npm install --no-save @expo-google-fonts/{marcellus,hanken-grotesk,cormorant-garamond}
 *   npm install --no-save @expo-google-fonts/{figtree,instrument-serif,instrument-sans,jost}
 *   node operations/print-fonts.mjs
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const target = join(root, 'publishing', 'sheets', 'fonts');

const latin = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x2ff],
  [0x1e00, 0x1eff],
  [0x2010, 0x2044],
  [0x2070, 0x209f],
  [0x20a0, 0x20c0],
  [0x2100, 0x214f],
  [0x2190, 0x2193],
  [0x2212, 0x2265],
];
/** Of a face that draws each letter many times over. */
const narrow = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2013, 0x2026],
];
/** Greek, Cyrillic and Devanagari besides. */
const wide = [...latin, [0x370, 0x52f], [0x900, 0x97f], [0x1cd0, 0x1cff], [0x200c, 0x200d], [0x25cc, 0x25cc]];
const arabic = [
  [0x20, 0x20],
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x200c, 0x200f],
];
const hebrew = [
  [0x20, 0x20],
  [0x591, 0x5f4],
];

const signs = [
  [0x20, 0x20],
  [0x2190, 0x2199],
  [0x2202, 0x2265],
  [0x25a0, 0x25ff],
];

/** A further script is a line here, one in font-files.ts, and its letters in print-letters.shared.ts. */
const faces = [
  // Its licence reserves its name for the unchanged file.
  { folder: 'marcellus', face: '400Regular', name: 'marcellus' },
  { folder: 'hanken-grotesk', face: '400Regular', name: 'hanken-grotesk', ranges: latin },
  { folder: 'hanken-grotesk', face: '600SemiBold', name: 'hanken-grotesk-semibold', ranges: latin },
  { folder: 'cormorant-garamond', face: '500Medium', name: 'cormorant-garamond', ranges: narrow },
  { folder: 'figtree', face: '400Regular', name: 'figtree', ranges: latin },
  { folder: 'figtree', face: '600SemiBold', name: 'figtree-semibold', ranges: latin },
  { folder: 'instrument-serif', face: '400Regular', name: 'instrument-serif', ranges: latin },
  { folder: 'instrument-sans', face: '400Regular', name: 'instrument-sans', ranges: latin },
  { folder: 'instrument-sans', face: '600SemiBold', name: 'instrument-sans-semibold', ranges: latin },
  { folder: 'jost', face: '400Regular', name: 'jost', ranges: latin },
  { folder: 'jost', face: '600SemiBold', name: 'jost-semibold', ranges: latin },
  { folder: 'noto-sans', face: '400Regular', name: 'noto-sans', ranges: wide },
  { folder: 'noto-naskh-arabic', face: '400Regular', name: 'noto-naskh-arabic', ranges: arabic },
  { folder: 'noto-sans-hebrew', face: '400Regular', name: 'noto-sans-hebrew', ranges: hebrew },
  { folder: 'noto-sans-math', face: '400Regular', name: 'noto-sans-math', ranges: signs },
];

await mkdir(target, { recursive: true });
for (const { folder, face, name, ranges } of faces) {
  const source = join(root, 'node_modules', '@expo-google-fonts', folder);
  const file = `${folder.split('-').map(capitalize).join('')}_${face}.ttf`;
  const whole = await readFile(join(source, face, file));
  const font = ranges ? await subsetFont(whole, charactersOf(ranges), { targetFormat: 'sfnt' }) : whole;
  await writeFile(join(target, `${name}.ttf`), font);
  await copyFile(join(source, 'LICENSE_FONT'), join(target, `${folder}.LICENSE.txt`));
  console.log(`${name}: ${whole.length} → ${font.length} bytes`);
}

/** @param {number[][]} ranges */
function charactersOf(ranges) {
  const characters = ranges.flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
  return characters.join('');
}

/** @param {string} word */
function capitalize(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
