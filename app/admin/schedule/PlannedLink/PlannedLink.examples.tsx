import { samplePlanned as planned } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { PlannedLink } from './PlannedLink.tsx';

export const examples: Examples = {
  Appears: <PlannedLink planned={planned} zone="Asia/Kolkata" />,
  Goes: <PlannedLink planned={{ ...planned, action: 'unpublish' }} zone="Asia/Kolkata" />,
};
