import type messages from '#messages/en/shortlist.json';
import type { Translate } from '#messages/translate.ts';
import type { KeptLine } from '../../shortlist/kept-lines.ts';

/** What a button does with the list, as its value says it: `up:2`, `down:2`, `move:2:0`, `remove:2`, `clear`. */
export const stepParameter = 'do';

/** The list after a step; one that means nothing leaves it as it is. */
export function applyStep<Line>(lines: readonly Line[], step: string): readonly Line[] {
  if (step === 'clear') return [];
  const { name, index, target } = readStep(step, lines.length);
  const line = lines[index];
  if (line === undefined) return lines;
  const rest = lines.toSpliced(index, 1);
  if (name === 'remove') return rest;
  return target === undefined ? lines : rest.toSpliced(target, 0, line);
}

/** Says what a step has done. */
export function describeStep(
  t: Translate<keyof typeof messages>,
  lines: readonly { name: string }[],
  step: string,
): string {
  if (step === 'clear') return t('shortlist:done.cleared');
  const { name, index, target } = readStep(step, lines.length);
  const line = lines[index];
  if (!line) return '';
  if (name === 'remove') return t('shortlist:done.removed', { stone: line.name });
  if (target === undefined) return '';
  return t('shortlist:done.moved', { stone: line.name, number: target + 1, count: lines.length });
}

/** `target` is where the line goes; undefined where the step moves nothing. */
function readStep(step: string, count: number): { name: string; index: number; target: number | undefined } {
  const [name = '', place, to] = step.split(':');
  const index = Number(place);
  const targets = new Map(Object.entries({ up: index - 1, down: index + 1, move: Number(to) }));
  const target = targets.get(name);
  const isThere = target !== undefined && Number.isInteger(target) && target < count;
  return { name, index, target: isThere ? Math.max(0, target) : undefined };
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
