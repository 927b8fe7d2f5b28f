import type { Examples } from '../../../catalogue/examples.ts';
import type { FeedbackEntry } from '../enquiry.ts';
import type { ShortListResponse } from '../use-short-list.ts';
import { FeedbackPage } from './FeedbackPage.tsx';

const entry: FeedbackEntry = {
  ...{ id: 1, createdAt: '2026-03-01T10:00:00.000Z', rating: 4 },
  ...{ feedback: 'Quick to answer.', sourcePage: '/contact/' },
};

const loaded: ShortListResponse<FeedbackEntry> = {
  ...{ kind: 'loaded', page: 1 },
  listed: { rows: [entry, { ...entry, id: 2, rating: 5, feedback: '' }], total: 2 },
  spam: { rows: [], total: 0 },
};

export const examples: Examples = {
  'Two ratings': <FeedbackPage response={Promise.resolve(loaded)} />,
  'None yet': <FeedbackPage response={Promise.resolve({ ...loaded, listed: { rows: [], total: 0 } })} />,
  'Could not be loaded': <FeedbackPage response={Promise.resolve({ kind: 'failed' })} />,
};
