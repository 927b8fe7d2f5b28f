import createBidi from 'bidi-js';

/** A part of a line that runs in one direction, its characters in the order in which they are read. */
export type Piece = { text: string; isRightToLeft: boolean };

const bidi = createBidi();
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const letter = /\p{L}/u;

export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/** Whether a text begins with a letter of a script that runs from right to left. */
export function isReadFromRight(text: string): boolean {
  return rightToLeft.test(letter.exec(text)?.[0] ?? '');
}

/** The pieces of one line from left to right, as they are drawn by Unicode's bidirectional algorithm, brackets mirrored. */
export function orderLine(line: string, isFromRight: boolean): Piece[] {
  const found = bidi.getEmbeddingLevels(line, isFromRight ? 'rtl' : 'ltr');
  const pieces: (Piece & { level: number })[] = [];
  for (const index of bidi.getReorderedIndices(line, found)) {
    const level = found.levels[index] ?? 0;
    const isRightToLeft = level % 2 === 1;
    const sign = line.charAt(index);
    const drawn = (isRightToLeft && bidi.getMirroredCharacter(sign)) || sign;
    const last = pieces.at(-1);
    if (last?.level === level) last.text = isRightToLeft ? drawn + last.text : last.text + drawn;
    else pieces.push({ text: drawn, isRightToLeft, level });
  }
  return pieces.map(({ text, isRightToLeft }) => ({ text, isRightToLeft }));
}

/**
 * The runs of a piece by font as they are drawn from left to right. What sets a run turns its letters around by
 * itself, but not signs alone, which have no direction.
 */
export function orderRuns<Run extends { text: string }>(
  runs: readonly Run[],
  { isRightToLeft }: Pick<Piece, 'isRightToLeft'>,
): Run[] {
  if (!isRightToLeft) return [...runs];
  const turned = ({ text }: Run) => (hasRightToLeft(text) ? text : [...text].reverse().join(''));
  return runs.toReversed().map((run) => ({ ...run, text: turned(run) }));
}
