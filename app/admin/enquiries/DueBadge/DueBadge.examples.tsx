import type { Examples } from '../../../catalogue/examples.ts';
import { DueBadge } from './DueBadge.tsx';

const late = { status: 'new', answerDueAt: '2026-01-01T00:00:00.000Z', followUpOn: null } as const;

const hourMs = 3_600_000;
const soon = new Date(Date.now() + 5.5 * hourMs).toISOString();

export const examples: Examples = {
  Overdue: <DueBadge item={late} />,
  'In time': <DueBadge item={{ ...late, answerDueAt: soon }} />,
  'Follow up': <DueBadge item={{ ...late, status: 'quoted', followUpOn: '2999-03-01' }} />,
};
