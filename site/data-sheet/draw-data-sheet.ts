import { planClosing } from './closing-block.ts';
import type { DataSheet } from './data-sheet.ts';
import { planOpening } from './opening-block.ts';
import { drawPages } from './sheet-frame.ts';
import { type Block, paper, textWidth } from './sheet-layout.ts';
import { openSheetPage, type SheetPage } from './sheet-page.ts';
import { planTechnicalTable } from './technical-table.ts';

const blockGap = 18;
/** The picture takes what the rest leaves of one page, within reason. */
const pictureHeight = { least: 120, most: 300 };

/**
 * A stone's data sheet as an accessible PDF of one or two A4 pages.
 * @param picture a JPEG of the slab
 */
export async function drawDataSheet(sheet: DataSheet, picture?: Uint8Array): Promise<Buffer> {
  const title = `${sheet.stone.name}, ${sheet.title}`;
  const { typeface, changed, company } = sheet;
  const page = openSheetPage({ title, author: company.name, typeface, changed: changed.value });
  const blocks = [planOpening, planTechnicalTable, planClosing]
    .map((plan) => plan(page, sheet))
    .filter(({ height }) => height > 0);
  if (picture) blocks.unshift(planPicture(page, { sheet, picture, room: roomBeside(blocks) }));
  drawPages(page, sheet, { blocks, gap: blockGap });
  return page.finish();
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
