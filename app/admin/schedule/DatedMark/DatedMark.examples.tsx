import { samplePlanned } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { DatedMark } from './DatedMark.tsx';

const shared = { at: '2026-12-24T03:30:00.000Z', zone: 'Asia/Kolkata' };

export const examples: Examples = {
  'With changes': <DatedMark {...shared} changes={[samplePlanned]} />,
  'Without any': <DatedMark {...shared} changes={[]} />,
};
