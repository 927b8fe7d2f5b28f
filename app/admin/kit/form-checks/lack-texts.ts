import type { Lack } from '#content/editorial/checks/lack.ts';
import { t } from '../language/t.ts';

/** `2 problems, 1 hint`, or that there is nothing. */
export function describeCounts(lacks: readonly Pick<Lack, 'severity'>[]): string {
  const problems = lacks.filter(({ severity }) => severity === 'problem').length;
  const hints = lacks.length - problems;
  const parts = [
    problems > 0 && t('{count, plural, one {# problem} other {# problems}}', { count: problems }),
    hints > 0 && t('{count, plural, one {# hint} other {# hints}}', { count: hints }),
  ];
  return parts.filter(Boolean).join(', ') || t('Nothing is missing');
}
