import { buffer } from 'node:stream/consumers';
import { type Font, openSync } from 'fontkit';
import PdfDocument from 'pdfkit';
import type { Typeface } from '#content/appearance/typefaces.shared.ts';
import { directionOf } from '#messages/language-names.shared.ts';
import { runsByFont } from '../typesetting/font-runs.shared.ts';
import { hasRightToLeft, isReadFromRight, orderLine, orderRuns } from '../typesetting/visual-order.ts';
import { type Face, fontFilesOf } from './font-files.ts';
import { inks, type Place, paper, type TextStyle } from './sheet-layout.ts';

export type SheetPage = ReturnType<typeof openSheetPage>;

/** Shaped as a whole: the library joins letters word by word otherwise, and sets the words from left to right. */
const asWhole = { features: [] };

type Sheet = { title: string; author: string; language: string; typeface: Typeface; changed: string };
type Draw = () => void;

/** A document that is accessible by its tags, with text that finds its font by itself. */
export function openSheetPage(sheet: Sheet) {
  const doc = openDocument(sheet);
  const root = doc.struct('Document', { title: sheet.title });
  doc.addStructure(root);
  const isMirrored = directionOf(sheet.language) === 'rtl';

  /** A part of the document's structure, drawn by `draw` once it is added to another. */
  function part(type: string, draw?: Draw, options: { alt?: string } = {}): PDFKit.PDFStructureElement {
    // One with children is complete; the library's types do not know that a function may draw it.
    return draw ? doc.struct(type, options, [draw as never]) : doc.struct(type, options);
  }

  return {
    doc,
    ...createSheetText(doc, { fonts: openSheetFonts(sheet.typeface), isMirrored }),
    part,
    /** Where something begins at the left: a sheet in a language that is read from the right is laid out from there. */
    leftOf: (place: Pick<Place, 'x' | 'width'>) => leftOf(place, isMirrored),
    /** Adds a part of the document's structure, drawn by `draw`. @param type such as `P`, `H1`, `Figure` */
    add: (type: string, draw: Draw, options?: { alt?: string }) => void root.add(part(type, draw, options)),
    /** Begins a part of the document's structure that gets its own parts one by one, until its `end`. */
    begin(type: string): PDFKit.PDFStructureElement {
      const begun = part(type);
      root.add(begun);
      return begun;
    },
    /** A line across the sheet. It only decorates: a screen reader leaves it out. */
    drawLine(y: number): void {
      doc.markContent('Artifact', { type: 'Layout' });
      doc.lineWidth(0.5).strokeColor(inks.line).moveTo(paper.margin, y);
      doc
        .lineTo(paper.width - paper.margin, y)
        .stroke()
        .endMarkedContent();
    },
    finish(): Promise<Buffer> {
      root.end();
      doc.end();
      return buffer(doc);
    },
  };
}

function openDocument({ title, author, language, changed }: Sheet): PDFKit.PDFDocument {
  return new PdfDocument({
    ...{ size: 'A4', margin: 0, pdfVersion: '1.7', tagged: true, lang: language, displayTitle: true },
    // The accessible kind of PDF, which the library's types do not list.
    subset: 'PDF/UA' as 'PDF/A-2a',
    // The same stone gives the same bytes.
    info: { Title: title, Author: author, CreationDate: new Date(changed) },
  });
}

/** `own` is the side from which the text itself is read. */
type Align = 'end' | 'own';

type SheetFonts = {
  /** Text in pieces, each with the file of the font that has its characters; what none of them has is left out. */
  runsOf: (face: Face, text: string) => { file: string; text: string }[];
  /** How far the letters of the pair's own face reach above the line they stand on, as a share of their size. */
  ascentOf: (face: Face) => number;
  ownFile: (face: Face) => string;
};

/** Measures and writes text whose characters may need several fonts. */
function createSheetText(
  doc: PDFKit.PDFDocument,
  { fonts, isMirrored }: { fonts: SheetFonts; isMirrored: boolean },
) {
  const heightOfLine = (style: TextStyle) =>
    useOwnFace(doc, fonts, style).currentLineHeight(true) + style.gap;

  return {
    /** Whether any of a text can be written. */
    isShown: (text: string, { face }: TextStyle): boolean =>
      fonts.runsOf(face, text).some((run) => run.text.trim() !== ''),

    heightOf(text: string, style: TextStyle, width: number): number {
      if (!isSimple(fonts, text, style)) {
        return breakLines({ doc, fonts, style }, text, width).length * heightOfLine(style);
      }
      return useOwnFace(doc, fonts, style).heightOfString(text, { width, lineGap: style.gap });
    },

    write(text: string, style: TextStyle, { align, ...written }: Place & { align?: Align }): void {
      const setting = { doc, fonts, style };
      const isFromRight = isMirrored ? hasRightToLeft(text) : align === 'own' && isReadFromRight(text);
      const isAtRight = isMirrored ? align !== 'end' : align === 'end' || isFromRight;
      const place = { ...written, x: leftOf(written, isMirrored) };
      if (isSimple(fonts, text, style)) {
        useOwnFace(doc, fonts, style);
        const [run] = fonts.runsOf(style.face, text);
        const { width } = place;
        const options = { width, lineGap: style.gap, ...(isAtRight && { align: 'right' as const }) };
        if (run) doc.fillColor(style.colour).text(run.text, place.x, place.y, options);
        return;
      }
      // Drawn in the order of the eye, it is read out and copied in that of its letters.
      if (hasRightToLeft(text)) doc.markContent('Span', { actual: text });
      for (const [index, line] of breakLines(setting, text, place.width).entries()) {
        drawLine(setting, line, {
          ...place,
          isFromRight,
          isAtRight,
          y: place.y + index * heightOfLine(style),
        });
      }
      if (hasRightToLeft(text)) doc.endMarkedContent();
    },
  };
}

/** The house face sets the height of lines; the few characters of another are not higher. */
function useOwnFace(doc: PDFKit.PDFDocument, fonts: SheetFonts, style: TextStyle): PDFKit.PDFDocument {
  return doc.font(fonts.ownFile(style.face)).fontSize(style.size);
}

/** The library breaks and places lines of one font that runs to the right; all others are set here. */
function isSimple(fonts: SheetFonts, text: string, { face }: TextStyle): boolean {
  const own = fonts.ownFile(face);
  return !hasRightToLeft(text) && fonts.runsOf(face, text).every(({ file }) => file === own);
}

type Setting = { doc: PDFKit.PDFDocument; fonts: SheetFonts; style: TextStyle };

/** A text in lines of words, as wide as they may be. */
function breakLines(setting: Setting, text: string, width: number): string[] {
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

function leftOf({ x, width }: Pick<Place, 'x' | 'width'>, isMirrored: boolean): number {
  return isMirrored ? paper.width - x - width : x;
}

/** Draws one line with its pieces in the order of the eye, from the right where it is to begin there. */
function drawLine(
  setting: Setting,
  line: string,
  place: Place & { isFromRight: boolean; isAtRight: boolean },
): void {
  const { doc, fonts, style } = setting;
  const { isFromRight, isAtRight } = place;
  const parts = partsOf(setting, line, isFromRight);
  const baseline = place.y + fonts.ascentOf(style.face) * style.size;
  let x = isAtRight ? place.x + place.width - widthOf(setting, parts) : place.x;
  for (const part of parts) {
    useFont(setting, part).fillColor(style.colour);
    doc.text(part.text, x, baseline, { ...asWhole, lineBreak: false, baseline: 'alphabetic' });
    x += doc.widthOfString(part.text, asWhole);
  }
}

type Part = { file: string; text: string };

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

function openSheetFonts(typeface: Typeface): SheetFonts {
  const opened = new Map<string, Font & { file: string }>();
  const open = (file: string) => {
    const known = opened.get(file) ?? Object.assign(openSync(file) as Font, { file });
    opened.set(file, known);
    return known;
  };
  const ownFile = (face: Face) => fontFilesOf(typeface, face)[0] ?? '';
  return {
    runsOf(face, text) {
      const runs = runsByFont(text.normalize('NFC'), fontFilesOf(typeface, face).map(open));
      return runs.map(({ font, text: part }) => ({ file: font.file, text: part }));
    },
    ascentOf(face) {
      const { ascent, unitsPerEm } = open(ownFile(face));
      return ascent / unitsPerEm;
    },
    ownFile,
  };
}
