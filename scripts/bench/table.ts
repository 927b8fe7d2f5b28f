/** One line of the result: what was measured, and what is asked of it. */
export type Figure = { name: string; measured: string; asked?: string; isMet?: boolean };
export type Section = { title: string; note?: string; figures: readonly Figure[] };

/** A bound, and what is measured against it. */
export function judge(
  name: string,
  measured: number,
  bound: { atMost?: number; atLeast?: number; unit?: string },
) {
  const { atMost, atLeast, unit = '' } = bound;
  const isMet = measured <= (atMost ?? Number.POSITIVE_INFINITY) && measured >= (atLeast ?? 0);
  const asked = atMost === undefined ? `at least ${atLeast}${unit}` : `at most ${atMost}${unit}`;
  return { name, measured: `${round(measured)}${unit}`, asked, isMet } satisfies Figure;
}

/** Three digits, as many as such measurements can tell. */
export function round(value: number): string {
  if (!Number.isFinite(value)) return 'not measured';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  return value.toFixed(Math.min(digits, 3));
}

export function toMarkdown(sections: readonly Section[]): string {
  return sections.map(sectionText).join('\n');
}

function sectionText({ title, note, figures }: Section): string {
  const head = ['What', 'Measured', 'Asked', ''];
  const rows = figures.map(({ name, measured, asked = '', isMet }) => [
    ...[name, measured, asked],
    isMet === undefined ? '' : isMet ? 'met' : '**missed**',
  ]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0), 3),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [`## ${title}`, '', ...(note ? [note, ''] : []), line(head), line(rule), ...rows.map(line), ''].join(
    '\n',
  );
}
