import encodeQr from 'qr';
import { inks } from './sheet-layout.ts';
import type { SheetPage } from './sheet-page.ts';

/** A code to scan, drawn as squares; rows of dark ones in one go. */
export function drawCode(
  { doc }: SheetPage,
  code: { text: string; x: number; y: number; side: number },
): void {
  // The border of one square is the least that the library draws, and stands outside the side given here.
  const rows = encodeQr(code.text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const side = code.side / rows.length;
  doc.fillColor(inks.text);
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      // A hair wider than a square, so that no line shows between two.
      if (isDark) doc.rect(code.x + x * side, code.y + y * side, side + 0.05, side + 0.05);
    }
  }
  doc.fill();
}
