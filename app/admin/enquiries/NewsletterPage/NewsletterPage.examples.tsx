import type { Examples } from '../../../catalogue/examples.ts';
import type { Subscriber } from '../enquiry.ts';
import type { ShortListResponse } from '../use-short-list.ts';
import { NewsletterPage } from './NewsletterPage.tsx';

const subscriber: Subscriber = { id: 1, email: 'ann@stone.example', createdAt: '2026-03-01T10:00:00.000Z' };

const loaded: ShortListResponse<Subscriber> = {
  kind: 'loaded',
  rows: [subscriber],
  spam: [{ ...subscriber, id: 2, email: 'spam@stone.example' }],
};

export const examples: Examples = {
  'A subscriber, and one kept as spam': <NewsletterPage response={Promise.resolve(loaded)} />,
  'None yet': <NewsletterPage response={Promise.resolve({ ...loaded, rows: [], spam: [] })} />,
};
