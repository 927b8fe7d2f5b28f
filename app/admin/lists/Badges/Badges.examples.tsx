import type { Examples } from '../../../catalogue/examples.ts';
import { Badges, StateBadge } from './Badges.tsx';

export const examples: Examples = {
  'Draft, featured': <Badges isDraft isFeatured />,
  Plain: <StateBadge tone="plain">Plain</StateBadge>,
  Draft: <StateBadge tone="draft">Draft</StateBadge>,
  Accent: <StateBadge tone="accent">New</StateBadge>,
  Good: <StateBadge tone="good">Available</StateBadge>,
};
