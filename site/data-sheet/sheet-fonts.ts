import { type Font, openSync } from 'fontkit';
import type { Typeface } from '#site/appearance/typefaces.shared.ts';
import { runsByFont } from '#site/typesetting/font-runs.shared.ts';
import { type Face, fontFilesOf } from './font-files.ts';

export type SheetFonts = {
  /** Text in pieces, each with the file of the font that has its characters; what none of them has is left out. */
  runsOf: (face: Face, text: string) => { file: string; text: string }[];
  /** How far the letters of the pair's own face reach above the line they stand on, as a share of their size. */
  ascentOf: (face: Face) => number;
  ownFile: (face: Face) => string;
};

export function openSheetFonts(typeface: Typeface): SheetFonts {
  const opened = new Map<string, Font & { file: string }>();
  const open = (file: string) => {
    const known = opened.get(file) ?? Object.assign(openSync(file) as Font, { file });
    opened.set(file, known);
    return known;
  };
  const ownFile = (face: Face) => fontFilesOf(typeface, face)[0] ?? '';
  return {
    runsOf(face, text) {
      const runs = runsByFont(text, fontFilesOf(typeface, face).map(open));
      return runs.map(({ font, text: part }) => ({ file: font.file, text: part }));
    },
    ascentOf(face) {
      const { ascent, unitsPerEm } = open(ownFile(face));
      return ascent / unitsPerEm;
    },
    ownFile,
  };
}
