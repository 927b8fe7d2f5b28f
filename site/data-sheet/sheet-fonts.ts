import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import type { Typeface } from '#site/appearance/typefaces.shared.ts';

type Face = 'display' | 'text' | 'strong';

/** The files of each pair of typefaces (scripts/print-fonts.mjs). */
const files: Record<Typeface, Record<Face, string>> = {
  inscription: { display: 'marcellus', text: 'hanken-grotesk', strong: 'hanken-grotesk-semibold' },
  engraving: { display: 'cormorant-garamond', text: 'figtree', strong: 'figtree-semibold' },
  atelier: { display: 'instrument-serif', text: 'instrument-sans', strong: 'instrument-sans-semibold' },
  quarry: { display: 'jost', text: 'jost', strong: 'jost-semibold' },
};
/** For letters and signs that the others lack: Greek, Cyrillic, Devanagari, superscripts. */
const fallback = 'noto-sans';

type Run = { file: string; text: string };
export type SheetFonts = {
  /** Text in pieces, each with the file of the font that has its characters. */
  runsOf: (face: Face, text: string) => Run[];
};
export type { Face };

export function openSheetFonts(typeface: Typeface): SheetFonts {
  const opened = new Map<string, Font>();
  const open = (name: string): Font => {
    const known = opened.get(name) ?? (openSync(pathOfFont(name)) as Font);
    opened.set(name, known);
    return known;
  };
  return {
    runsOf(face, text) {
      const own = files[typeface][face];
      const runs: Run[] = [];
      for (const character of text) {
        const name = hasGlyph(open(own), character) || !hasGlyph(open(fallback), character) ? own : fallback;
        const last = runs.at(-1);
        // A space or a mark stays with the word that it belongs to.
        if (last && (last.file === pathOfFont(name) || /[\s\p{M}]/u.test(character))) last.text += character;
        else runs.push({ file: pathOfFont(name), text: character });
      }
      return runs;
    },
  };
}

function hasGlyph(font: Font, character: string): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

function pathOfFont(name: string): string {
  return join(import.meta.dirname, 'fonts', `${name}.ttf`);
}
