import type { Examples } from '../../../catalogue/examples.ts';
import { RecordTable } from './RecordTable.tsx';

const rows = [
  { id: 1, email: 'ann@stone.example', city: 'Jaipur' },
  { id: 2, email: 'bert@stone.example', city: 'Hamburg' },
];

export const examples: Examples = {
  'Two rows': <Table deletingIds={[]} />,
  'One is being deleted': <Table deletingIds={[2]} />,
};

function Table({ deletingIds }: { deletingIds: readonly number[] }) {
  return (
    <RecordTable
      caption="Subscribers"
      rows={rows}
      columns={[
        { label: 'E-mail', show: (row) => row.email },
        { label: 'City', show: (row) => row.city },
      ]}
      deletingIds={deletingIds}
      onDelete={() => undefined}
      nameColumn="E-mail"
    />
  );
}
