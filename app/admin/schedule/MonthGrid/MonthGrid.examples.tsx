import { samplePlanned as planned } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { MonthGrid } from './MonthGrid.tsx';

const shared = { month: '2026-12', zone: 'Asia/Kolkata', today: '2026-12-03' };

export const examples: Examples = {
  'With something in it': (
    <MonthGrid
      {...shared}
      entries={[planned, { ...planned, action: 'unpublish', at: '2026-12-30T03:30:00.000Z' }]}
    />
  ),
  Empty: <MonthGrid {...shared} entries={[]} />,
};
