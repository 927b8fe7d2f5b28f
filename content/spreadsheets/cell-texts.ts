/** What a spreadsheet would run, or might: its sign, perhaps behind space. */
const formulaLike = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * What is above this cannot stand in one cell of the common programs; the rest goes into columns of its own:
 * `content (2)`.
 */
export const maxCellLength = 32_000;

/**
 * A text as a cell of a file: where a spreadsheet would run it, or an apostrophe would be taken for this one, it has an
 * apostrophe in front. `protectCell` and `readProtected` undo each other for every text.
 */
export function protectCell(text: string, { isCsv }: { isCsv: boolean }): string {
  const isRun = isCsv && formulaLike.test(text);
  return isRun || readProtected(text) !== text ? `'${text}` : text;
}

export function readProtected(cell: string): string {
  if (!cell.startsWith("'")) return cell;
  const rest = cell.slice(1);
  return rest.startsWith("'") || formulaLike.test(rest) ? rest : cell;
}

/** A list as the lines of a cell; line ends and backslashes inside an entry are spelt out. */
export function joinLines(entries: readonly string[]): string {
  const spell = (entry: string) =>
    /[\\\r\n]/.test(entry)
      ? entry.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
      : entry;
  const lines = entries.map(spell);
  // A line end says that a comma in the only entry parts nothing.
  return lines.length === 1 && /[,]/.test(lines[0] ?? '') ? `${lines[0]}\n` : lines.join('\n');
}

/** The entries of a list: lines, or as the form takes them, parted by commas; a comma between digits is a decimal's. */
export function splitEntries(cell: string): string[] {
  return /[\r\n]/.test(cell) ? splitLines(cell) : splitLines(cell.replaceAll(/,(?!\d)|(?<!\d),/g, '\n'));
}

export function splitLines(cell: string): string[] {
  const spelt = new Map(Object.entries({ '\\\\': '\\', '\\n': '\n', '\\r': '\r' }));
  return cell
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().replace(/\\[\\nr]/g, (found) => spelt.get(found) ?? found))
    .filter((line) => line !== '');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML, and so XLSX, cannot hold them
const notInXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A text without what programs change by themselves: line ends, space around it, characters that XLSX cannot hold. */
export function comparable(text: string): string {
  return withPlainLineEnds(text).replace(notInXml, '').trim();
}

export function withPlainLineEnds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

export function withoutControls(text: string): string {
  return text.replace(notInXml, '');
}

/** The pieces of a text that fit into cells; one, however short it is. */
export function cutIntoCells(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  while (text.length - start > maxCellLength) {
    const end = findCut(text, start + maxCellLength);
    pieces.push(text.slice(start, end));
    start = end;
  }
  return [...pieces, text.slice(start)];
}

const furthestBack = 1000;

/** Not within a pair of surrogates, and where there is a choice not beside space, which programs remove from cells. */
function findCut(text: string, latest: number): number {
  const isSpace = (at: number) => /\s/.test(text.charAt(at));
  for (let end = latest; end > latest - furthestBack; end -= 1) {
    if (!isWithinPair(text, end) && !isSpace(end) && !isSpace(end - 1)) return end;
  }
  return isWithinPair(text, latest) ? latest - 1 : latest;
}

function isWithinPair(text: string, at: number): boolean {
  return /[\uDC00-\uDFFF]/.test(text.charAt(at));
}
