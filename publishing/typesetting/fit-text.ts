import { type Lettering, type OutlinedLine, outlineLine } from './outline-text.ts';

type Box = {
  width: number;
  height: number;
  files: readonly string[];
  /** From the largest to the smallest. */
  sizes: readonly number[];
  spacing?: number;
  /** Of a line, as a share of the size. */
  leading: number;
};

export type FittedText = { lines: OutlinedLine[]; size: number; lineHeight: number };

/** A text in lines, as large as its box lets it be. What does not fit at the smallest size ends in an ellipsis. */
export function fitText(text: string, box: Box): FittedText {
  const words = piecesOf(text);
  for (const size of box.sizes) {
    const lines = breakLines(words, { ...box, size });
    const isNarrow = lines.every((line) => widthOf(line, { ...box, size }) <= box.width);
    if (isNarrow && lines.length * size * box.leading <= box.height) return setLines(lines, { ...box, size });
  }
  const size = box.sizes.at(-1) ?? 0;
  const most = Math.max(1, Math.floor(box.height / (size * box.leading)));
  const lines = breakLines(splitLong(words, { ...box, size }), { ...box, size });
  return setLines(lines.length > most ? cut(lines.slice(0, most), { ...box, size }) : lines, {
    ...box,
    size,
  });
}

type Setting = Pick<Box, 'width' | 'leading'> & Lettering;

function setLines(lines: readonly string[], setting: Setting): FittedText {
  return {
    lines: lines.map((line) => outlineLine(line, setting)),
    size: setting.size,
    lineHeight: setting.size * setting.leading,
  };
}

function breakLines(words: readonly string[], setting: Setting): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : join(last, word);
    if (last !== undefined && widthOf(longer, setting) <= setting.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A line may break at a space, and behind a hyphen within a word. */
function piecesOf(text: string): string[] {
  return text.trim().split(/\s+|(?<=\p{L}[-\u2010])(?=\p{L})/u);
}

function join(line: string, piece: string): string {
  return /[-\u2010]$/.test(line) ? line + piece : `${line} ${piece}`;
}

/** A word that is wider than a line goes on in the next one. */
function splitLong(words: readonly string[], setting: Setting): string[] {
  return words.flatMap((word) => {
    if (widthOf(word, setting) <= setting.width) return word;
    const parts = [''];
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      const longer = `${parts.at(-1)}${segment}`;
      if (widthOf(longer, setting) > setting.width) parts.push(segment);
      else parts[parts.length - 1] = longer;
    }
    return parts;
  });
}

function cut(lines: readonly string[], setting: Setting): string[] {
  const characters = [...new Intl.Segmenter().segment(lines.at(-1) ?? '')].map(({ segment }) => segment);
  while (characters.length > 1 && widthOf(`${characters.join('')}…`, setting) > setting.width)
    characters.pop();
  return [...lines.slice(0, -1), `${characters.join('').trimEnd()}…`];
}

function widthOf(line: string, setting: Setting): number {
  return outlineLine(line, setting).width;
}
