import type { SheetTable } from './data-sheet.ts';
import { type Block, paper, styles, type TextStyle, textWidth } from './sheet-layout.ts';
import type { SheetPage } from './sheet-page.ts';

const cellGap = 8;
const rowGap = 5;
const headingGap = 6;
const noteGap = 4;
/** A longer table goes on on the next page. */
const longestPart = 560;

type Row = { texts: readonly string[]; isHead: boolean; height: number };
type Part = Pick<SheetTable, 'shares' | 'heading' | 'note'> & { rows: Row[] };

/** A table with its heading and a note below, in parts that fit a page; nothing where it has no rows. */
export function planTable(page: SheetPage, { heading, note, head, rows, shares }: SheetTable): Block[] {
  if (rows.length === 0) return [];
  const measured = [head, ...rows].map((texts, index) => measureRow(page, { texts, shares }, index === 0));
  const parts: Part[] = [{ shares, heading, note: '', rows: [] }];
  let height = 0;
  for (const row of measured) {
    if (height > 0 && height + row.height > longestPart) {
      parts.push({ shares, heading: '', note: '', rows: [] });
      height = 0;
    }
    parts.at(-1)?.rows.push(row);
    height += row.height;
  }
  return parts.map((part, index) =>
    planPart(page, { ...part, note: index === parts.length - 1 ? note : '' }),
  );
}

function planPart(page: SheetPage, { shares, heading, note, rows }: Part): Block {
  const tableHeight = rows.reduce((sum, { height }) => sum + height, 0);
  const headingHeight = heading === '' ? 0 : page.heightOf(heading, styles.heading, textWidth) + headingGap;
  const noteHeight = note === '' ? 0 : noteGap + page.heightOf(note, styles.label, textWidth);
  return {
    height: headingHeight + tableHeight + noteHeight,
    draw(top) {
      const place = { x: paper.margin, width: textWidth };
      if (heading !== '') page.add('H2', () => page.write(heading, styles.heading, { ...place, y: top }));
      const table = page.begin('Table');
      let y = top + headingHeight;
      for (const row of rows) {
        drawRow(page, { table, row, shares, y });
        y += row.height;
        page.drawLine(y - rowGap / 2);
      }
      table.end();
      if (note !== '') page.add('P', () => page.write(note, styles.label, { ...place, y: y + noteGap }));
    },
  };
}

function measureRow(
  page: SheetPage,
  { texts, shares }: { texts: readonly string[]; shares: readonly number[] },
  isHead: boolean,
): Row {
  const heights = texts.map((text, index) =>
    page.heightOf(text || ' ', styleOf({ isHead }, index), widthOf(shares, index)),
  );
  return { texts, isHead, height: Math.max(...heights) + rowGap };
}

type Drawn = { table: PDFKit.PDFStructureElement; row: Row; shares: readonly number[]; y: number };

function drawRow(page: SheetPage, { table, row, shares, y }: Drawn): void {
  const line = page.part('TR');
  table.add(line);
  let x = paper.margin;
  for (const [index, text] of row.texts.entries()) {
    const place = { x, y, width: widthOf(shares, index) };
    const type = row.isHead || index === 0 ? 'TH' : 'TD';
    line.add(page.part(type, () => page.write(text || ' ', styleOf(row, index), place)));
    x += (shares[index] ?? 0) * textWidth;
  }
  line.end();
}

function styleOf({ isHead }: Pick<Row, 'isHead'>, index: number): TextStyle {
  if (isHead) return styles.label;
  return index === 0 ? styles.strong : styles.text;
}

function widthOf(shares: readonly number[], index: number): number {
  return (shares[index] ?? 0) * textWidth - cellGap;
}
