import type { Examples } from '../../../catalogue/examples.ts';
import { Badges } from './Badges.tsx';

const plan = { publishAt: '2026-12-24T03:30:00.000Z', unpublishAt: null };

export const examples: Examples = {
  'Draft, featured': <Badges isDraft isFeatured />,
  'Draft with a date': <Badges isDraft plan={plan} />,
};
