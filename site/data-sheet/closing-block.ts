import type { DataSheet } from './data-sheet.ts';
import { type Block, columnGap, paper, styles, textWidth } from './sheet-layout.ts';
import type { SheetPage } from './sheet-page.ts';

const headingGap = 6;
const lineGap = 3;

/** Care beside certificates; one of them alone has the whole width. */
export function planClosing(page: SheetPage, { care, certificates }: DataSheet): Block {
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
