import { formatDay } from '#content/kit/zoned-days.shared.ts';
import type { DataSheet } from './data-sheet.ts';
import { drawCode } from './draw-code.ts';
import { type Block, paper, styles, textWidth } from './sheet-layout.ts';
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
    () =>
      drawCode(page, {
        ...{ text: code.url, x: page.leftOf({ x: codeX, width: codeSide }), y: endTop - 2 },
        side: codeSide,
      }),
    {
      alt: `${code.text}: ${code.url}`,
    },
  );
}

function shortUrl(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
