import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { typefaceKeys } from '#content/appearance/typefaces.shared.ts';
import { lettersWithoutFont } from '#content/editorial/checks/print-letters.shared.ts';
import { readDrawnLines } from '#tests/support/drawn-letters.ts';
import { sampleSheet } from '#tests/support/sample-sheet.ts';
import { drawDataSheet } from './draw-data-sheet.ts';
import { fallbacks } from './font-files.ts';

const open = (sheet: Buffer) => getDocumentProxy(new Uint8Array(sheet));

test('a reader is shown the title, and told that the sheet is accessible', async () => {
  const pdf = await open(await drawDataSheet(sampleSheet));
  expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  const { metadata } = await pdf.getMetadata();
  expect(String(metadata.getRaw())).toMatch(/<pdfuaid:part>1</);
});

test('every font that letters are set in is within the file', async () => {
  const source = (await drawDataSheet({ ...sampleSheet, company: { name: 'رخام ¹', lines: [] } })).toString(
    'latin1',
  );
  const described = source.match(/\/Type \/FontDescriptor/g) ?? [];
  expect(described.length).toBeGreaterThan(2);
  expect(source.match(/\/FontFile[23]? \d+ 0 R/g)).toHaveLength(described.length);
  expect(source).not.toMatch(/\/Subtype \/Type1\b/);
});

test('the picture is described to whoever does not see it', async () => {
  const slab = { width: 40, height: 30, channels: 3 as const, background: '#888' };
  const picture = await sharp({ create: slab }).jpeg().toBuffer();
  const described = { path: '/uploads/a.jpg', version: '1', alt: 'A slab of onyx', focalX: 0.5, focalY: 0.5 };
  const pdf = await open(await drawDataSheet({ ...sampleSheet, picture: described }, picture));
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  expect(tree).toContain('"alt":"A slab of onyx"');
});

test('a name that no font has leaves its place to the address of its page', async () => {
  const sheet = await drawDataSheet({ ...sampleSheet, stone: { name: '大理石', description: '' } });
  expect(await readDrawnLines(sheet)).toContain('onyx');
});

test('a sign before a number is printed in every pair of typefaces, and so are letters with accents of their own', async () => {
  for (const typeface of typefaceKeys) {
    const facts = [{ label: 'Absorption', value: '≤ 0.35 % ≈ ½ → e\u0301' }];
    const lines = await readDrawnLines(await drawDataSheet({ ...sampleSheet, typeface, facts }));
    expect(lines.join(' ').replaceAll(' ', '')).toContain('≤0.35%≈½→é');
  }
});

test('the letters that are said to have a font are those that the files have', async () => {
  const files = fallbacks.map(
    (name) => openSync(fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url))) as Font,
  );
  const wrong: string[] = [];
  for (let code = 0x21; code < 0xfb00; code += 1) {
    const letter = String.fromCodePoint(code);
    if (/[\s\p{C}\p{M}]/u.test(letter) || letter.normalize('NFC') !== letter) continue;
    const isThere = files.some((file) => file.hasGlyphForCodePoint(code));
    if (isThere === lettersWithoutFont(letter).length > 0) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});
