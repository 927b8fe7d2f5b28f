import { type Font, openSync } from 'fontkit';
import { type FontRun, runsByFont } from './font-runs.shared.ts';
import { isReadFromRight, orderLine, orderRuns } from './visual-order.ts';

/** One line of text as outlines, so that it looks the same wherever it is drawn. */
export type OutlinedLine = {
  /** SVG, its baseline at 0 and its left edge at 0. */
  svg: string;
  width: number;
};

/** Files of fonts, the first that has a character is taken; spacing is a share of the size. */
export type Lettering = { files: readonly string[]; size: number; spacing?: number };

const opened = new Map<string, Font>();

/** Sets one line. Whatever no font has is left out. */
export function outlineLine(text: string, { files, size, spacing = 0 }: Lettering): OutlinedLine {
  const fonts = files.map(openFont);
  const pieces = orderLine(text, isReadFromRight(text));
  let width = 0;
  let svg = '';
  for (const piece of pieces) {
    for (const run of orderRuns(runsByFont(piece.text, fonts), piece)) {
      const set = outlineRun(run, { size, x: width, spacing: run.font === fonts[0] ? spacing * size : 0 });
      svg += set.svg;
      width = set.x;
    }
  }
  return { svg, width };
}

/** Whether any of a text can be shown. */
export function isShown(text: string, files: readonly string[]): boolean {
  return runsByFont(text, files.map(openFont)).some((run) => run.text.trim() !== '');
}

type Start = { size: number; x: number; spacing: number };

function outlineRun({ font, text }: FontRun<Font>, { size, x: start, spacing }: Start) {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = start;
  let svg = '';
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const outline = glyph.path.toSVG();
    if (outline) {
      const place = [x + xOffset * scale, -yOffset * scale].map((value) => value.toFixed(2)).join(' ');
      svg += `<path transform="translate(${place}) scale(${scale.toFixed(5)} -${scale.toFixed(5)})" d="${outline}"/>`;
    }
    x += xAdvance * scale + (xAdvance > 0 ? spacing : 0);
  }
  return { svg, x };
}

function openFont(file: string): Font {
  const font = opened.get(file) ?? (openSync(file) as Font);
  opened.set(file, font);
  return font;
}
