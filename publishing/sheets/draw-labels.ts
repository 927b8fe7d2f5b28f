import type { Typeface } from '#content/appearance/typefaces.shared.ts';
import { drawCode } from './draw-code.ts';
import { paper, styles } from './sheet-layout.ts';
import { openSheetPage, type SheetPage } from './sheet-page.ts';

/** What hangs on a slab; `url` is the address of its passport. */
type SlabLabel = { number: string; stone: string; size: string; url: string };

export type LabelSheet = {
  typeface: Typeface;
  language: string;
  company: string;
  title: string;
  changed: string;
  labels: readonly SlabLabel[];
};

const labelHeight = 166;
const codeSide = 118;
const textLeft = paper.margin + codeSide + 24;

/** Labels of slabs, four below each other on a sheet of A4, to be cut apart at the lines. */
export async function drawLabels(sheet: LabelSheet): Promise<Buffer> {
  const { company: author, labels, ...about } = sheet;
  const page = openSheetPage({ ...about, author });
  const onPage = Math.floor((paper.height - 2 * paper.margin) / labelHeight);
  for (const [index, label] of labels.entries()) {
    if (index > 0 && index % onPage === 0) page.doc.addPage();
    drawLabel(page, { label, y: paper.margin + (index % onPage) * labelHeight });
  }
  return page.finish();
}

function drawLabel(page: SheetPage, { label, y }: { label: SlabLabel; y: number }): void {
  const place = { x: textLeft, width: paper.width - paper.margin - textLeft };
  const code = { text: label.url, x: page.leftOf({ x: paper.margin, width: codeSide }), y, side: codeSide };
  page.add('H1', () => page.write(label.number, styles.name, { ...place, y }));
  page.add('P', () => page.write(label.stone, styles.heading, { ...place, y: y + 44 }));
  page.add('P', () => page.write(label.size, styles.lead, { ...place, y: y + 68 }));
  page.add('P', () => page.write(label.url, styles.label, { ...place, y: y + 92 }));
  page.add('Figure', () => drawCode(page, code), { alt: label.url });
  page.drawLine(y + codeSide + 22);
}
