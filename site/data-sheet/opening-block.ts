import type { DataSheet } from './data-sheet.ts';
import { type Block, columnGap, type Place, paper, styles, textWidth } from './sheet-layout.ts';
import type { SheetPage } from './sheet-page.ts';

const factsWidth = 252;
const factLabelWidth = 74;
const labelGap = 6;
const factGap = 4;
const leadGap = 8;
/** The first line of the facts stands as high as the name's capitals. */
const capitalDrop = 6;

/** The name and what it is, beside its facts. */
export function planOpening(page: SheetPage, { stone, facts, code }: DataSheet): Block {
  const leftWidth = textWidth - factsWidth - columnGap;
  // A name in a script that no font has would be nothing at all: its address stands for it.
  const name = page.isShown(stone.name, styles.name)
    ? stone.name
    : new URL(code.url).pathname.replaceAll('/', '');
  const nameHeight = page.heightOf(name, styles.name, leftWidth);
  const leadHeight = page.heightOf(stone.description, styles.lead, leftWidth);
  const factHeights = facts.map((fact) => heightOfFact(page, fact));
  const factsHeight = capitalDrop + factHeights.reduce((sum, one) => sum + one, 0);
  return {
    height: Math.max(nameHeight + leadGap + leadHeight, factsHeight),
    draw(y) {
      const left = { x: paper.margin, y, width: leftWidth, align: 'start' as const };
      page.add('H1', () => page.write(name, styles.name, left));
      page.add('P', () =>
        page.write(stone.description, styles.lead, { ...left, y: y + nameHeight + leadGap }),
      );
      let factY = y + capitalDrop;
      for (const [index, fact] of facts.entries()) {
        drawFact(page, fact, { x: paper.width - paper.margin - factsWidth, y: factY, width: factsWidth });
        factY += factHeights[index] ?? 0;
      }
    },
  };
}

function heightOfFact(page: SheetPage, { label, value }: DataSheet['facts'][number]): number {
  const valueHeight = page.heightOf(value, styles.text, factsWidth - factLabelWidth);
  return Math.max(valueHeight, page.heightOf(label, styles.label, factLabelWidth - labelGap)) + factGap;
}

/** A label with its value beside it. */
function drawFact(
  page: SheetPage,
  { label, value }: DataSheet['facts'][number],
  { x, y, width }: Place,
): void {
  page.add('P', () => {
    // The smaller letters of the label stand on the value's line.
    page.write(`${label} `, styles.label, { x, y: y + 1.2, width: factLabelWidth - labelGap });
    page.write(value, styles.text, { x: x + factLabelWidth, y, width: width - factLabelWidth });
  });
}
