import { Button } from '@mantine/core';
import type { Examples } from '../../../catalogue/examples.ts';
import { PageHeader } from './PageHeader.tsx';

export const examples: Examples = {
  Plain: <PageHeader title="Products" />,
  'With an action': (
    <PageHeader title="Products" note="In the showcase" actions={<Button>Add a product</Button>} />
  ),
  'Below a list': <PageHeader title="Statuario" crumbs={[{ label: 'Products', to: '/admin/products/' }]} />,
};
