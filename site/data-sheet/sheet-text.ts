import type { SheetFonts } from './sheet-fonts.ts';
import type { Place, TextStyle } from './sheet-layout.ts';

/** Measures and writes text whose characters may need several fonts. */
export function createSheetText(doc: PDFKit.PDFDocument, fonts: SheetFonts) {
  return {
    heightOf(text: string, style: TextStyle, width: number): number {
      // The house face sets the height of lines; the few characters of another are not higher.
      doc.font(fonts.runsOf(style.face, 'x')[0]?.file ?? '').fontSize(style.size);
      return doc.heightOfString(text, { width, lineGap: style.gap });
    },

    write(text: string, style: TextStyle, place: Place & { align?: 'right' }): void {
      const runs = fonts.runsOf(style.face, text);
      doc.fontSize(style.size).fillColor(style.colour);
      for (const [index, run] of runs.entries()) {
        const options = {
          ...{ width: place.width, lineGap: style.gap, continued: index < runs.length - 1 },
          ...(place.align && { align: place.align }),
        };
        doc.font(run.file);
        if (index === 0) doc.text(run.text, place.x, place.y, options);
        else doc.text(run.text, options);
      }
    },
  };
}
