import type { Removal } from './removal.ts';

const heads = ['what stands in the way', 'taken away in', 'the test that fails'];

/** The table of docs/defences.md for an area, with its title. */
export function describeRemovals(title: string, removals: readonly Removal[]): string {
  const rows = removals.map(({ defence, file, test }) => [defence, `\`${file}\``, `\`${test}\``]);
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [`## ${title}`, '', lineOf(heads), rule, ...rows.map(lineOf)].join('\n');
}
