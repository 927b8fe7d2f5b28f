import type { ListSheet, ListSheetLine } from './list-sheet.ts';
import { drawPages } from './sheet-frame.ts';
import { type Block, paper, styles, textWidth } from './sheet-layout.ts';
import { openSheetPage, type SheetPage } from './sheet-page.ts';

const rowGap = 14;
const pictureSize = { width: 96, height: 64 };
const textIndent = pictureSize.width + 18;
const numberWidth = 24;

/**
 * A list of stones as an accessible PDF, on as many A4 pages as it takes.
 * @param pictures JPEGs by the path of the picture, or of the view in a room
 */
export async function drawListSheet(
  sheet: ListSheet,
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<Buffer> {
  const { typeface, language, changed, company, title } = sheet;
  const page = openSheetPage({ title, author: company.name, language, typeface, changed: changed.value });
  const opened = new Map([...pictures].map(([path, jpeg]) => [path, openPicture(page, jpeg)]));
  const rows = sheet.lines.map((line, index) => planRow(page, { line, number: index + 1, opened }));
  drawPages(page, sheet, { blocks: [planHeading(page, sheet), ...rows], gap: rowGap });
  return page.finish();
}

function planHeading(page: SheetPage, { title, text }: ListSheet): Block {
  const headingHeight = page.heightOf(title, styles.name, textWidth);
  const paragraphs = text.split('\n').filter(Boolean);
  const heights = paragraphs.map((one) => page.heightOf(one, styles.text, textWidth) + 6);
  return {
    height: heights.reduce((sum, one) => sum + one, headingHeight),
    draw(y) {
      const place = { x: paper.margin, y, width: textWidth };
      page.add('H1', () => page.write(title, styles.name, place));
      let textY = y + headingHeight + 6;
      for (const [index, one] of paragraphs.entries()) {
        const at = { ...place, y: textY };
        page.add('P', () => page.write(one, styles.text, at));
        textY += heights[index] ?? 0;
      }
    },
  };
}

/** Opened once, a picture is in the file once, however many lines show it. */
function openPicture({ doc }: SheetPage, jpeg: Uint8Array): OpenedPicture {
  return (doc as unknown as { openImage: (bytes: Buffer) => OpenedPicture }).openImage(Buffer.from(jpeg));
}

/** The library takes it like a file; its types do not know. */
type OpenedPicture = PDFKit.Mixins.ImageSrc;
type Row = { line: ListSheetLine; number: number; opened: ReadonlyMap<string, OpenedPicture> };

/** The picture with the words beside it. */
function planRow(page: SheetPage, { line, number, opened }: Row): Block {
  const width = textWidth - textIndent - numberWidth;
  const texts = [
    { type: 'H2', text: line.name, style: styles.heading },
    { type: 'P', text: line.details, style: styles.lead },
    { type: 'P', text: line.note, style: styles.text },
  ].filter(({ text }) => text !== '');
  const heights = texts.map(({ text, style }) => page.heightOf(text, style, width) + 3);
  const wordsHeight = heights.reduce((sum, one) => sum + one, 0);
  const still = opened.get(line.view);
  const picture = still ?? opened.get(line.picture?.path ?? '');
  const alt = (!still && line.picture?.alt) || line.name;
  return {
    height: Math.max(wordsHeight, pictureSize.height),
    draw(y) {
      if (picture) drawPicture(page, { picture, y, alt });
      let textY = y;
      const x = paper.margin + textIndent + numberWidth;
      const numberPlace = { x: paper.margin + textIndent, y: y + 3, width: numberWidth };
      page.add('P', () => page.write(`${number}`, styles.label, numberPlace));
      for (const [index, { type, text, style }] of texts.entries()) {
        const place = { x, y: textY, width };
        page.add(type === 'H2' && line.url ? 'Link' : type, () => {
          page.write(text, style, place);
          if (type === 'H2' && line.url)
            page.doc.link(page.leftOf(place), place.y, width, heights[index] ?? 0, line.url);
        });
        textY += heights[index] ?? 0;
      }
    },
  };
}

function drawPicture(
  page: SheetPage,
  { picture, y, alt }: { picture: OpenedPicture; y: number; alt: string },
): void {
  const { width, height } = pictureSize;
  const cover = { cover: [width, height] as [number, number], align: 'center', valign: 'center' } as const;
  const left = page.leftOf({ x: paper.margin, width });
  const drawClipped = () => {
    page.doc.save().rect(left, y, width, height).clip();
    page.doc.image(picture, left, y, cover).restore();
  };
  page.add('Figure', drawClipped, { alt });
}
