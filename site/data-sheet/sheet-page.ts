import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import type { Typeface } from '#site/appearance/typefaces.shared.ts';
import { openSheetFonts } from './sheet-fonts.ts';
import { inks, paper } from './sheet-layout.ts';
import { createSheetText } from './sheet-text.ts';

export type SheetPage = ReturnType<typeof openSheetPage>;

type Sheet = { title: string; author: string; typeface: Typeface; changed: string };
type Draw = () => void;

/** A document that is accessible by its tags, with text that finds its font by itself. */
export function openSheetPage(sheet: Sheet) {
  const doc = openDocument(sheet);
  const root = doc.struct('Document', { title: sheet.title });
  doc.addStructure(root);

  /** A part of the document's structure, drawn by `draw` once it is added to another. */
  function part(type: string, draw?: Draw, options: { alt?: string } = {}): PDFKit.PDFStructureElement {
    // One with children is complete; the library's types do not know that a function may draw it.
    return draw ? doc.struct(type, options, [draw as never]) : doc.struct(type, options);
  }

  return {
    doc,
    ...createSheetText(doc, openSheetFonts(sheet.typeface)),
    part,
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

function openDocument({ title, author, changed }: Sheet): PDFKit.PDFDocument {
  return new PdfDocument({
    ...{ size: 'A4', margin: 0, pdfVersion: '1.7', tagged: true, lang: 'en', displayTitle: true },
    // The accessible kind of PDF, which the library's types do not list.
    subset: 'PDF/UA' as 'PDF/A-2a',
    // The same stone gives the same bytes.
    info: { Title: title, Author: author, CreationDate: new Date(changed) },
  });
}
