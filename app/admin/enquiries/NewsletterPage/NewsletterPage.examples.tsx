import type { Examples } from '../../../catalogue/examples.ts';
import type { Subscriber } from '../enquiry.ts';
import type { ShortListResponse } from '../use-short-list.ts';
import { NewsletterPage } from './NewsletterPage.tsx';

const subscriber: Subscriber = { id: 1, email: 'ann@stone.example', createdAt: '2026-03-01T10:00:00.000Z' };

const loaded: ShortListResponse<Subscriber> = {
  ...{ kind: 'loaded', page: 1 },
  listed: { rows: [subscriber], total: 1 },
  spam: { rows: [{ ...subscriber, id: 2, email: 'spam@stone.example' }], total: 1 },
};
const none = { rows: [], total: 0 };

export const examples: Examples = {
  'A subscriber, and one kept as spam': <NewsletterPage response={Promise.resolve(loaded)} />,
  'None yet': <NewsletterPage response={Promise.resolve({ ...loaded, listed: none, spam: none })} />,
};
