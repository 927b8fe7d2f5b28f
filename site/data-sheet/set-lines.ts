import { orderLine, orderRuns } from '#site/typesetting/visual-order.shared.ts';
import type { SheetFonts } from './sheet-fonts.ts';
import type { Place, TextStyle } from './sheet-layout.ts';

/** `start` is the right for what is read from there. */
export type Align = 'right' | 'start';
type Setting = { doc: PDFKit.PDFDocument; fonts: SheetFonts; style: TextStyle };
type Part = { file: string; text: string };

/** Shaped as a whole: the library joins letters word by word otherwise, and sets the words from left to right. */
const asWhole = { features: [] };

/** A text in lines of words, as wide as they may be. */
export function breakLines(setting: Setting, text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.trim().split(/[ \t]+/)) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && widthOf(setting, partsOf(setting, longer)) <= width)
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}

/** Draws one line with its pieces in the order of the eye, from the right where it is to begin there. */
export function drawLine(
  setting: Setting,
  line: string,
  place: Place & { align?: Align; isFromRight: boolean },
): void {
  const { doc, fonts, style } = setting;
  const { isFromRight } = place;
  const parts = partsOf(setting, line, isFromRight);
  const isAtRight = isFromRight || place.align === 'right';
  const baseline = place.y + fonts.ascentOf(style.face) * style.size;
  let x = isAtRight ? place.x + place.width - widthOf(setting, parts) : place.x;
  for (const part of parts) {
    useFont(setting, part).fillColor(style.colour);
    doc.text(part.text, x, baseline, { ...asWhole, lineBreak: false, baseline: 'alphabetic' });
    x += doc.widthOfString(part.text, asWhole);
  }
}

function partsOf({ fonts, style }: Setting, line: string, isFromRight = false): Part[] {
  return orderLine(line, isFromRight).flatMap((piece) =>
    orderRuns(fonts.runsOf(style.face, piece.text), piece),
  );
}

function widthOf(setting: Setting, parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + useFont(setting, part).widthOfString(part.text, asWhole), 0);
}

function useFont({ doc, style }: Setting, { file }: Part): PDFKit.PDFDocument {
  return doc.font(file).fontSize(style.size);
}
