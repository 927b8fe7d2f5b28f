import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import type { Column } from '../inbox.ts';
import { ShortListBody } from './ShortListBody.tsx';

type Row = { id: number; email: string };

const rows: Row[] = [
  { id: 1, email: 'ann@stone.example' },
  { id: 2, email: 'bert@stone.example' },
];
const columns: readonly Column<Row>[] = [{ label: 'Email', show: ({ email }) => email }];
const texts = {
  ...{ caption: 'Newsletter subscribers', columns, nameColumn: 'Email' },
  failure: 'Failed to load subscribers. Please try again.',
  nothing: { title: 'No subscribers yet', text: 'Who signs up for the newsletter arrives here.' },
};
const list = {
  ...{ rows, page: 1, total: 2, hrefOf: (page: number) => `?page=${page}` },
  ...{
    spam: { rows: [] as Row[], total: 0 },
    hasFailed: false,
    deletingIds: [] as number[],
    reload: nothing,
  },
  ...{
    problem: undefined,
    setProblem: nothing,
    remove: async () => undefined,
    release: async () => undefined,
  },
};

export const examples: Examples = {
  Loading: <ShortListBody {...texts} list={{ ...list, rows: undefined }} />,
  Failed: <ShortListBody {...texts} list={{ ...list, rows: undefined, hasFailed: true }} />,
  Empty: <ShortListBody {...texts} list={{ ...list, rows: [], total: 0 }} />,
  'With rows, one being deleted, and spam': (
    <ShortListBody
      {...texts}
      list={{
        ...list,
        deletingIds: [2],
        spam: { rows: [{ id: 3, email: 'spam@stone.example' }], total: 60 },
      }}
    />
  ),
  'The second page of many': <ShortListBody {...texts} list={{ ...list, page: 2, total: 120 }} />,
  'Something could not be deleted': (
    <ShortListBody {...texts} list={{ ...list, problem: 'Failed to delete subscriber. Please try again.' }} />
  ),
};
