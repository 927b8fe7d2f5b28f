import { join } from 'node:path';
import type { Typeface } from '#content/appearance/typefaces.shared.ts';

export type Face = 'display' | 'text' | 'strong';

/** The files of each pair of typefaces (operations/print-fonts.mjs). */
const files: Record<Typeface, Record<Face, string>> = {
  inscription: { display: 'marcellus', text: 'hanken-grotesk', strong: 'hanken-grotesk-semibold' },
  engraving: { display: 'cormorant-garamond', text: 'figtree', strong: 'figtree-semibold' },
  atelier: { display: 'instrument-serif', text: 'instrument-sans', strong: 'instrument-sans-semibold' },
  quarry: { display: 'jost', text: 'jost', strong: 'jost-semibold' },
};
/**
 * For letters and signs that the others lack: Greek, Cyrillic, Devanagari, superscripts; Arabic; Hebrew; signs such as ≤ and →.
 * What none of them has is told (content/editorial/checks/print-letters.shared.ts).
 */
export const fallbacks = ['noto-sans', 'noto-naskh-arabic', 'noto-sans-hebrew', 'noto-sans-math'];

/** The files that have the letters of a face, the pair's own first. */
export function fontFilesOf(typeface: Typeface, face: Face): string[] {
  return [files[typeface][face], ...fallbacks].map((name) =>
    join(import.meta.dirname, 'fonts', `${name}.ttf`),
  );
}
