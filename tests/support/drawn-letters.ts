import { inflateSync } from 'node:zlib';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

type Glyph = { unicode: string };
type Letters = { x: number; y: number; text: string };

/**
 * The lines of the first page as the eye meets them, letter by letter from the left, by where the page's own content draws
 * them: whoever extracts text puts what runs from right to left in the order of reading again.
 */
export async function readDrawnLines(bytes: Uint8Array): Promise<string[]> {
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList();
  const drawn: Letters[] = [];
  let place = { x: 0, y: 0 };
  for (const [index, operator] of fnArray.entries()) {
    const [first] = argsArray[index] ?? [];
    if (operator === OPS.setTextMatrix) place = { x: first[4], y: first[5] };
    if (operator === OPS.showText) drawn.push({ ...place, text: textOf(first) });
  }
  // Dots of letters are drawn by themselves, beside the line, and stand for no letter.
  const letters = drawn.filter(({ text }) => text !== '');
  const lines = Map.groupBy(letters, ({ y }) => Math.round(y));
  return [...lines.values()].map((line) =>
    line
      .toSorted((one, other) => one.x - other.x)
      .map(({ text }) => text)
      .join(''),
  );
}

/** What a page says is to be read out instead of the letters as they are drawn. */
export function readSpokenTexts(bytes: Buffer): string[] {
  const source = bytes.toString('latin1');
  const streams = [...source.matchAll(/\/Length (\d+)[\s\S]*?stream\n/g)].map(
    ({ index, 0: head, 1: length }) =>
      bytes.subarray(index + head.length, index + head.length + Number(length)),
  );
  const contents = streams.flatMap((stream) => {
    try {
      return [inflateSync(stream)];
    } catch {
      return [];
    }
  });
  return contents.flatMap((content) =>
    [...content.toString('latin1').matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(
      ([, text = '']) => fromUtf16(text.replace(/\\([\s\S])/g, '$1')),
    ),
  );
}

function textOf(glyphs: readonly (Glyph | number)[]): string {
  const signs = glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode));
  return signs.join('').replace(/\p{Cc}/gu, '');
}

function fromUtf16(text: string): string {
  return Buffer.from(text, 'latin1').subarray(2).swap16().toString('utf16le');
}
