import type { Examples } from '../../../catalogue/examples.ts';
import { StateBadge } from './StateBadge.tsx';

export const examples: Examples = {
  Plain: <StateBadge tone="plain">Plain</StateBadge>,
  Draft: <StateBadge tone="draft">Draft</StateBadge>,
  Planned: <StateBadge tone="planned">Appears 24 Dec 2026, 09:00</StateBadge>,
  Accent: <StateBadge tone="accent">New</StateBadge>,
  Good: <StateBadge tone="good">Available</StateBadge>,
};
