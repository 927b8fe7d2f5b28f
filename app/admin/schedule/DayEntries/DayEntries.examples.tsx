import { samplePlanned as planned } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { DayEntries } from './DayEntries.tsx';

const shared = { date: '2026-12-24', zone: 'Asia/Kolkata' };
const several = [1, 2, 3].map((id) => ({ ...planned, id }));

export const examples: Examples = {
  One: <DayEntries {...shared} entries={[planned]} />,
  'More than fit': <DayEntries {...shared} entries={several} shownAtMost={1} />,
};
