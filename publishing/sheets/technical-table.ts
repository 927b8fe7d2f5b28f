import type { DataSheet, TechnicalLine } from './data-sheet.ts';
import { type Block, paper, styles, type TextStyle, textWidth } from './sheet-layout.ts';
import type { SheetPage } from './sheet-page.ts';

const shares = [0.3, 0.25, 0.25, 0.2] as const;
const cellGap = 8;
const rowGap = 5;
const headingGap = 6;
const noteGap = 4;

type Row = { texts: readonly [string, string, string, string]; isHead: boolean };

/** The technical values with their heading and what typical ones are; nothing where there are none. */
export function planTechnicalTable(page: SheetPage, { technical }: DataSheet): Block {
  const { lines, heading, metricLabel, imperialLabel, note } = technical;
  if (lines.length === 0) return { height: 0, draw: () => {} };
  const rows: Row[] = [{ texts: ['', metricLabel, imperialLabel, ''], isHead: true }, ...lines.map(rowOf)];
  const rowHeights = rows.map((row) => heightOfRow(page, row));
  const tableHeight = rowHeights.reduce((sum, one) => sum + one, 0);
  const headingHeight = page.heightOf(heading, styles.heading, textWidth) + headingGap;
  const noteHeight = note === '' ? 0 : noteGap + page.heightOf(note, styles.label, textWidth);
  return {
    height: headingHeight + tableHeight + noteHeight,
    draw(top) {
      const place = { x: paper.margin, width: textWidth };
      page.add('H2', () => page.write(heading, styles.heading, { ...place, y: top }));
      const table = page.begin('Table');
      let y = top + headingHeight;
      for (const [index, row] of rows.entries()) {
        drawRow(page, { table, row, y });
        y += rowHeights[index] ?? 0;
        page.drawLine(y - rowGap / 2);
      }
      table.end();
      if (note !== '') page.add('P', () => page.write(note, styles.label, { ...place, y: y + noteGap }));
    },
  };
}

/** A value that the other system has no unit for reads the same in both, and stands once. */
function rowOf({ label, metric, imperial, note }: TechnicalLine): Row {
  return { texts: [label, metric, imperial === metric ? '' : imperial, note], isHead: false };
}

function heightOfRow(page: SheetPage, row: Row): number {
  const heights = row.texts.map((text, index) =>
    page.heightOf(text || ' ', styleOf(row, index), widthOf(index)),
  );
  return Math.max(...heights) + rowGap;
}

function drawRow(
  page: SheetPage,
  { table, row, y }: { table: PDFKit.PDFStructureElement; row: Row; y: number },
): void {
  const line = page.part('TR');
  table.add(line);
  let x = paper.margin;
  for (const [index, text] of row.texts.entries()) {
    const place = { x, y, width: widthOf(index) };
    const type = row.isHead || index === 0 ? 'TH' : 'TD';
    line.add(page.part(type, () => page.write(text || ' ', styleOf(row, index), place)));
    x += (shares[index] ?? 0) * textWidth;
  }
  line.end();
}

function styleOf({ isHead }: Row, index: number): TextStyle {
  if (isHead) return styles.label;
  return index === 0 ? styles.strong : styles.text;
}

function widthOf(index: number): number {
  return (shares[index] ?? 0) * textWidth - cellGap;
}
