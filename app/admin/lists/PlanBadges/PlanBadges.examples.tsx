import type { Examples } from '../../../catalogue/examples.ts';
import { PlanBadges } from './PlanBadges.tsx';

const [publishAt, unpublishAt] = ['2026-12-24T03:30:00.000Z', '2027-01-07T03:30:00.000Z'];

export const examples: Examples = {
  'Appears and goes': <PlanBadges plan={{ publishAt, unpublishAt }} />,
  Appears: <PlanBadges plan={{ publishAt, unpublishAt: null }} />,
};
