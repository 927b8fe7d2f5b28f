import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { TrashRow } from './TrashRow.tsx';

const entry = {
  ...({ entity: 'product', path: 'products', id: 1, title: 'Statuario' } as const),
  ...{ deletedAt: '2026-03-01T10:00:00.000Z', deletedBy: 'ann', daysLeft: 12 },
};
const shared = { onRestore: nothing, onDestroy: nothing };

export const examples: Examples = {
  Plain: <TrashRow {...shared} entry={entry} isBusy={false} />,
  'On its last day, deleted by a former administrator': (
    <TrashRow {...shared} entry={{ ...entry, deletedBy: '', daysLeft: 0 }} isBusy={false} />
  ),
  'While it is restored or deleted': <TrashRow {...shared} entry={entry} isBusy />,
};
