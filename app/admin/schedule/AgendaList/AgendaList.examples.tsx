import { samplePlanned as planned } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { AgendaList } from './AgendaList.tsx';

const shared = { month: '2026-12', zone: 'Asia/Kolkata' };

export const examples: Examples = {
  Today: <AgendaList {...shared} entries={[planned]} today="2026-12-24" />,
  'Another day': <AgendaList {...shared} entries={[planned]} today="2026-12-03" />,
};
