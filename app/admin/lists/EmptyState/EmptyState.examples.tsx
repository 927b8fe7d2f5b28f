import { Button } from '@mantine/core';
import type { Examples } from '../../../catalogue/examples.ts';
import { EmptyState, NothingFound } from './EmptyState.tsx';

export const examples: Examples = {
  'With an action': (
    <EmptyState
      title="No products yet"
      text="The first one opens the showcase."
      action={<Button>Add one</Button>}
    />
  ),
  'Without an action': <EmptyState title="No messages" text="Nobody has written yet." />,
  'Nothing found': <NothingFound noun={{ many: 'products' }} allAddress="/admin/products/" />,
};
