import type { Lack } from '#content/editorial/checks/lack.ts';

/** `2 problems, 1 hint`, or that there is nothing. */
export function describeCounts(lacks: readonly Pick<Lack, 'severity'>[]): string {
  const problems = lacks.filter(({ severity }) => severity === 'problem').length;
  const hints = lacks.length - problems;
  const parts = [problems > 0 && countOf(problems, 'problem'), hints > 0 && countOf(hints, 'hint')];
  return parts.filter(Boolean).join(', ') || 'Nothing is missing';
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
