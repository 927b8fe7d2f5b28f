import type { Examples } from '../../../catalogue/examples.ts';
import { DueBadge } from './DueBadge.tsx';

const late = { status: 'new', answerDueAt: '2026-01-01T00:00:00.000Z', followUpOn: null } as const;

export const examples: Examples = {
  Overdue: <DueBadge item={late} />,
  'In time': <DueBadge item={{ ...late, answerDueAt: '2999-01-01T00:00:00.000Z' }} />,
  'Follow up': <DueBadge item={{ ...late, status: 'quoted', followUpOn: '2999-03-01' }} />,
};
