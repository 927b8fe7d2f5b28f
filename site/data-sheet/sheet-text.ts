import { hasRightToLeft, isReadFromRight } from '#site/typesetting/visual-order.shared.ts';
import { type Align, breakLines, drawLine } from './set-lines.ts';
import type { SheetFonts } from './sheet-fonts.ts';
import type { Place, TextStyle } from './sheet-layout.ts';

/** Measures and writes text whose characters may need several fonts. */
export function createSheetText(doc: PDFKit.PDFDocument, fonts: SheetFonts) {
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

    write(text: string, style: TextStyle, place: Place & { align?: Align }): void {
      const setting = { doc, fonts, style };
      if (isSimple(fonts, text, style)) {
        useOwnFace(doc, fonts, style);
        const [run] = fonts.runsOf(style.face, text);
        const { width, align } = place;
        const options = { width, lineGap: style.gap, ...(align === 'right' && { align }) };
        if (run) doc.fillColor(style.colour).text(run.text, place.x, place.y, options);
        return;
      }
      const isFromRight = place.align === 'start' && isReadFromRight(text);
      // Drawn in the order of the eye, it is read out and copied in that of its letters.
      if (hasRightToLeft(text)) doc.markContent('Span', { actual: text });
      for (const [index, line] of breakLines(setting, text, place.width).entries()) {
        drawLine(setting, line, { ...place, isFromRight, y: place.y + index * heightOfLine(style) });
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
