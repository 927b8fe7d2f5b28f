/** A part of a line that runs in one direction, its characters in the order in which they are read. */
export type Piece = { text: string; isRightToLeft: boolean };

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const digit = /\p{Nd}/u;
const letter = /\p{L}/u;
const mark = /\p{M}/u;

type Kind = 'left' | 'right' | 'digit' | 'other';
type Leveled = { text: string; level: number };

/** Brackets open towards what they enclose, whichever way that runs. */
const mirrored = new Map([...'()[]{}<>«»‹›'].map((sign, index, all) => [sign, all[index ^ 1] ?? sign]));

export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/** Whether a text begins with a letter of a script that runs from right to left. */
export function isReadFromRight(text: string): boolean {
  for (const character of text) if (letter.test(character)) return rightToLeft.test(character);
  return false;
}

/**
 * The pieces of one line from left to right, as they are drawn: what Unicode's bidirectional algorithm does for names,
 * values and sentences, without its explicit embeddings.
 */
export function orderLine(line: string, isFromRight: boolean): Piece[] {
  const pieces = join(levelsOf([...line], isFromRight ? 1 : 0));
  const deepest = Math.max(0, ...pieces.map(({ level }) => level));
  let ordered = pieces;
  for (let level = deepest; level > 0; level -= 1) ordered = reverseFrom(ordered, level);
  return ordered.map(({ text, level }) => {
    const isRightToLeft = level % 2 === 1;
    return {
      isRightToLeft,
      text: isRightToLeft ? [...text].map((sign) => mirrored.get(sign) ?? sign).join('') : text,
    };
  });
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

/** Each character with its level: even ones run to the right, odd ones to the left. */
function levelsOf(characters: readonly string[], base: number): Leveled[] {
  const kinds = characters.map(kindOf);
  let lastStrong: Kind = base === 1 ? 'right' : 'left';
  const strong = kinds.map((kind): Kind => {
    if (kind === 'digit') return lastStrong === 'right' ? 'digit' : 'left';
    if (kind !== 'other') lastStrong = kind;
    return kind;
  });
  const resolved = withBrackets(characters, strong, base);
  return characters.map((text, index) => ({ text, level: levelOf(resolve(resolved, index, base), base) }));
}

/**
 * The two of a pair run the same way: the line's where that is within them, and else that of what they enclose if what
 * stands before them runs so too.
 */
function withBrackets(characters: readonly string[], kinds: readonly Kind[], base: number): Kind[] {
  const resolved = [...kinds];
  const line: Kind = base === 1 ? 'right' : 'left';
  const isOf = (side: Kind) => (kind: Kind) => kind === side || (kind === 'digit' && side === 'right');
  for (const [open, close] of pairsIn(characters)) {
    const within = resolved.slice(open + 1, close).filter((kind) => kind !== 'other');
    if (within.length === 0) continue;
    const before = resolved.slice(0, open).findLast((kind) => kind !== 'other') ?? line;
    const side =
      within.some(isOf(line)) || isOf(line)(before) ? line : isOf('right')(before) ? 'right' : 'left';
    resolved[open] = side;
    resolved[close] = side;
  }
  return resolved;
}

const closing = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/** The places of brackets that belong together, by where they open. */
function pairsIn(characters: readonly string[]): [number, number][] {
  const opened: number[] = [];
  const pairs: [number, number][] = [];
  for (const [index, character] of characters.entries()) {
    if (closing.has(character)) opened.push(index);
    const open = opened.findLastIndex((place) => closing.get(characters[place] ?? '') === character);
    if (open < 0) continue;
    pairs.push([opened[open] ?? 0, index]);
    opened.length = open;
  }
  return pairs.toSorted(([one], [other]) => one - other);
}

function kindOf(character: string, index: number, all: readonly string[]): Kind {
  if (mark.test(character) && index > 0) return kindOf(all[index - 1] ?? '', index - 1, all);
  if (digit.test(character)) return 'digit';
  if (rightToLeft.test(character)) return 'right';
  if (letter.test(character)) return 'left';
  // The comma of a number belongs to it.
  const isWithin = /[.,/:–-]/.test(character) && [-1, 1].every((step) => digit.test(all[index + step] ?? ''));
  return isWithin ? 'digit' : 'other';
}

/** What has no direction takes that of its neighbours where both have the same, and else the line's. */
function resolve(kinds: readonly Kind[], index: number, base: number): Kind {
  const own = kinds[index] ?? 'other';
  if (own !== 'other') return own;
  const line: Kind = base === 1 ? 'right' : 'left';
  const sideOf = (kind: Kind | undefined) => (kind === 'digit' ? 'right' : (kind ?? line));
  const before = sideOf(kinds.slice(0, index).findLast((kind) => kind !== 'other'));
  const after = sideOf(kinds.slice(index + 1).find((kind) => kind !== 'other'));
  return before === after ? before : line;
}

function levelOf(kind: Kind, base: number): number {
  if (kind === 'right') return 1;
  if (kind === 'digit') return 2;
  return base === 1 ? 2 : 0;
}

function join(characters: readonly Leveled[]): Leveled[] {
  const pieces: Leveled[] = [];
  for (const { text, level } of characters) {
    const last = pieces.at(-1);
    if (last?.level === level) last.text += text;
    else pieces.push({ text, level });
  }
  return pieces;
}

/** Every run of pieces of at least this level in the opposite order. */
function reverseFrom(pieces: readonly Leveled[], level: number): Leveled[] {
  const ordered: Leveled[] = [];
  let run: Leveled[] = [];
  for (const piece of pieces) {
    if (piece.level >= level) {
      run = [piece, ...run];
      continue;
    }
    ordered.push(...run, piece);
    run = [];
  }
  return [...ordered, ...run];
}
