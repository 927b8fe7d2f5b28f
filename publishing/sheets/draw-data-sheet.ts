import type { DataSheet, SheetTable } from './data-sheet.ts';
import { drawPages } from './sheet-frame.ts';
import { type Block, columnGap, type Place, paper, styles, textWidth } from './sheet-layout.ts';
import { openSheetPage, type SheetPage } from './sheet-page.ts';
import { planTable } from './sheet-table.ts';

const blockGap = 18;
/** The picture takes what the rest leaves of one page, within reason. */
const pictureHeight = { least: 120, most: 300 };

const headingGap = 6;
const lineGap = 3;

/**
 * A stone's data sheet as an accessible PDF of one or two A4 pages.
 * @param picture a JPEG of the slab
 */
export async function drawDataSheet(sheet: DataSheet, picture?: Uint8Array): Promise<Buffer> {
  const title = `${sheet.stone.name}, ${sheet.title}`;
  const { typeface, language, changed, company } = sheet;
  const page = openSheetPage({ title, author: company.name, language, typeface, changed: changed.value });
  const tables = [technicalTableOf(sheet), ...sheet.tables];
  const blocks = [
    planOpening(page, sheet),
    ...tables.flatMap((table) => planTable(page, table)),
    planClosing(page, sheet),
  ].filter(({ height }) => height > 0);
  if (picture) blocks.unshift(planPicture(page, { sheet, picture, room: roomBeside(blocks) }));
  drawPages(page, sheet, { blocks, gap: blockGap });
  return page.finish();
}

const factsWidth = 252;
const factLabelWidth = 74;
const labelGap = 6;
const factGap = 4;
const leadGap = 8;
/** The first line of the facts stands as high as the name's capitals. */
const capitalDrop = 6;

/** The name and what it is, beside its facts. */
function planOpening(page: SheetPage, { stone, facts, code }: DataSheet): Block {
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
      const left = { x: paper.margin, y, width: leftWidth, align: 'own' as const };
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

/** A value that the other system has no unit for reads the same in both, and stands once. */
function technicalTableOf({ technical }: DataSheet): SheetTable {
  const { lines, heading, metricLabel, imperialLabel, note } = technical;
  return {
    ...{ heading, note, shares: [0.3, 0.25, 0.25, 0.2], head: ['', metricLabel, imperialLabel, ''] },
    rows: lines.map(({ label, metric, imperial, note: ofLine }) => [
      ...[label, metric, imperial === metric ? '' : imperial, ofLine],
    ]),
  };
}

/** Care beside certificates; one of them alone has the whole width. */
function planClosing(page: SheetPage, { care, certificates }: DataSheet): Block {
  const parts = [
    { heading: care.heading, lines: care.text.split(/\n{2,}/) },
    { heading: certificates.heading, lines: certificates.lines },
  ].filter(({ lines }) => lines.some((line) => line.trim() !== ''));
  const width = parts.length > 1 ? (textWidth - columnGap) / 2 : textWidth;
  const heightOfLine = (line: string) => page.heightOf(line, styles.text, width) + lineGap;
  const heightOfHeading = (heading: string) => page.heightOf(heading, styles.heading, width) + headingGap;
  const heights = parts.map(({ heading, lines }) =>
    lines.reduce((sum, line) => sum + heightOfLine(line), heightOfHeading(heading)),
  );
  return {
    height: Math.max(0, ...heights),
    draw(top) {
      for (const [index, { heading, lines }] of parts.entries()) {
        const place = { x: paper.margin + index * (width + columnGap), width };
        page.add('H2', () => page.write(heading, styles.heading, { ...place, y: top }));
        let y = top + heightOfHeading(heading);
        for (const line of lines) {
          const lineY = y;
          page.add('P', () => page.write(line, styles.text, { ...place, y: lineY }));
          y += heightOfLine(line);
        }
      }
    },
  };
}

function roomBeside(blocks: readonly Block[]): number {
  const used = blocks.reduce((sum, { height }) => sum + height + blockGap, 0);
  return paper.bottom - paper.top - used;
}

function planPicture(
  page: SheetPage,
  { sheet, picture, room }: { sheet: DataSheet; picture: Uint8Array; room: number },
): Block {
  const height = Math.min(Math.max(room, pictureHeight.least), pictureHeight.most);
  const cover = {
    cover: [textWidth, height] as [number, number],
    align: 'center',
    valign: 'center',
  } as const;
  return {
    height,
    draw(y) {
      const drawClipped = () => {
        page.doc.save().rect(paper.margin, y, textWidth, height).clip();
        page.doc.image(Buffer.from(picture), paper.margin, y, cover).restore();
      };
      page.add('Figure', drawClipped, { alt: sheet.picture?.alt ?? sheet.stone.name });
    },
  };
}
