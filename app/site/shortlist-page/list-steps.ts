import type { KeptLine } from '../shortlist/kept-lines.ts';

/** What a button does with the list, as its value says it: `up:2`, `down:2`, `remove:2`, `clear`. */
export const stepParameter = 'do';

/** The list after a step; one that means nothing leaves it as it is. */
export function applyStep<Line>(lines: readonly Line[], step: string): readonly Line[] {
  if (step === 'clear') return [];
  const [name, place] = step.split(':');
  const index = Number(place);
  const line = lines[index];
  if (line === undefined) return lines;
  const rest = lines.toSpliced(index, 1);
  if (name === 'remove') return rest;
  if (name === 'up' && index > 0) return rest.toSpliced(index - 1, 0, line);
  if (name === 'down' && index < rest.length) return rest.toSpliced(index + 1, 0, line);
  return lines;
}

/** Says what a step has done. */
export function describeStep(lines: readonly { name: string }[], step: string): string {
  if (step === 'clear') return 'The list was cleared.';
  const [name, place] = step.split(':');
  const index = Number(place);
  const line = lines[index];
  if (!line) return '';
  if (name === 'remove') return `${line.name} was taken off the list.`;
  const target = name === 'up' ? Math.max(index, 1) : Math.min(index + 2, lines.length);
  return `${line.name} is number ${target} of ${lines.length} now.`;
}

/** A key for each line: a stone may be on the list more than once. */
export function keysOf(lines: readonly Pick<KeptLine, 'product'>[]): string[] {
  const counts = new Map<string, number>();
  return lines.map(({ product }) => {
    const count = counts.get(product) ?? 0;
    counts.set(product, count + 1);
    return count === 0 ? product : `${product} ${count}`;
  });
}
