import encodeQr from 'qr';
import { formatDay } from '#content/kit/zoned-days.shared.ts';
import type { DataSheet } from './data-sheet.ts';
import { type Block, inks, paper, styles, textWidth } from './sheet-layout.ts';
import type { SheetPage } from './sheet-page.ts';

const endTop = 762;
const codeSide = 50;

type Frame = Pick<DataSheet, 'company' | 'title' | 'language' | 'changed' | 'code'>;

/** Blocks below each other, with as much between them; one that has no room any more begins the next page. */
export function drawPages(
  page: SheetPage,
  frame: Frame,
  { blocks, gap }: { blocks: Block[]; gap: number },
): void {
  drawTop(page, frame);
  let y = paper.top;
  for (const { height, draw } of blocks) {
    if (y > paper.top && y + height > paper.bottom) {
      drawEnd(page, frame);
      page.doc.addPage();
      drawTop(page, frame);
      y = paper.top;
    }
    draw(y);
    y += height + gap;
  }
  drawEnd(page, frame);
}

/** The company and what this is, over a line: at the top of every page. */
function drawTop(page: SheetPage, sheet: Pick<Frame, 'company' | 'title'>): void {
  const place = { x: paper.margin, y: 44, width: textWidth };
  page.add('P', () => page.write(sheet.company.name, styles.brand, { ...place, width: textWidth - 140 }));
  page.add('P', () => page.write(sheet.title, styles.label, { ...place, y: 50, align: 'end' }));
  page.drawLine(70);
}

/** Who to ask, when the facts were changed, and the way to the stone's page: at the end of every page. */
function drawEnd(page: SheetPage, sheet: Omit<Frame, 'title'>): void {
  const { company, language, changed, code } = sheet;
  page.drawLine(endTop - 10);
  const width = textWidth - codeSide - 150;
  for (const [index, line] of [
    ...company.lines,
    `${changed.label} ${formatDay(changed.value, language)}`.trim(),
  ].entries()) {
    const y = endTop + index * 12;
    page.add('P', () => page.write(line, styles.label, { x: paper.margin, y, width }));
  }
  const codeX = paper.width - paper.margin - codeSide;
  page.add('P', () =>
    page.write(code.text, styles.label, { x: codeX - 144, y: endTop, width: 134, align: 'end' }),
  );
  page.add('Link', () => {
    page.write(shortUrl(code.url), styles.label, {
      x: codeX - 144,
      y: endTop + 12,
      width: 134,
      align: 'end',
    });
    const left = page.leftOf({ x: codeX - 144, width: 134 });
    page.doc.link(left, endTop + 12, 134, 22, code.url);
  });
  page.add(
    'Figure',
    () => drawCode(page, { text: code.url, x: page.leftOf({ x: codeX, width: codeSide }), y: endTop - 2 }),
    {
      alt: `${code.text}: ${code.url}`,
    },
  );
}

/** A code to scan, drawn as squares; rows of dark ones in one go. */
function drawCode({ doc }: SheetPage, code: { text: string; x: number; y: number }): void {
  // The border of one square is the least that the library draws, and stands outside the side given here.
  const rows = encodeQr(code.text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const side = codeSide / rows.length;
  doc.fillColor(inks.text);
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      // A hair wider than a square, so that no line shows between two.
      if (isDark) doc.rect(code.x + x * side, code.y + y * side, side + 0.05, side + 0.05);
    }
  }
  doc.fill();
}

function shortUrl(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
