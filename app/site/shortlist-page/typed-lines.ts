import type { KeptLine } from '../shortlist/kept-lines.ts';
import { lineFields, linesOfQuery } from './lines-of-query.ts';

/** The lines with what somebody has typed into their form before scripts ran. */
export function readTypedLines(form: HTMLFormElement, lines: readonly KeptLine[]): KeptLine[] {
  const values = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'add' ? [[name, value]] : [],
  );
  const typed = linesOfQuery(new URLSearchParams(values));
  return lines.map((line, index) => {
    const other = typed[index];
    return other?.product === line.product ? { ...line, ...changesOf(line, other) } : line;
  });
}

/** What was said otherwise; a unit alone says nothing. */
function changesOf(line: KeptLine, typed: KeptLine): Partial<KeptLine> {
  const changed = lineFields.filter((field) => (typed[field] ?? '') !== (line[field] ?? ''));
  const fields = changed.includes('area') || line.unit ? changed : changed.filter((name) => name !== 'unit');
  return Object.fromEntries(fields.map((field) => [field, typed[field] ?? '']));
}

/** What is kept, with what came along: a stone that is there already takes over what differs from what was sent. */
export function joinLines(
  kept: readonly KeptLine[],
  { sent, typed }: { sent: readonly KeptLine[]; typed: readonly KeptLine[] },
): KeptLine[] {
  const told = kept.map((line) => {
    const index = sent.findIndex(({ product }) => product === line.product);
    const [from, to] = [sent[index], typed[index]];
    return from && to && from !== to ? { ...line, ...changesOf(from, to) } : line;
  });
  const added = typed.filter(({ product }) => !kept.some((line) => line.product === product));
  return [...told, ...added];
}
