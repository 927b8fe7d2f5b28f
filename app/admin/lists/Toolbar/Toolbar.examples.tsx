import { NativeSelect, TextInput } from '@mantine/core';
import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { Toolbar } from './Toolbar.tsx';

const search = <TextInput type="search" label="Search" />;
const selects = ['Category', 'Status', 'Sort by'].map((label) => (
  <NativeSelect key={label} label={label} data={['All']} />
));

export const examples: Examples = {
  'Search and filters': <Toolbar search={search}>{selects}</Toolbar>,
  'That folds on phones': (
    <Toolbar search={search} active={[{ text: 'Status: New', onRemove: nothing }]}>
      {selects}
    </Toolbar>
  ),
  'With many controls': (
    <Toolbar search={search} isDense>
      {selects}
      <NativeSelect label="Product" data={['All']} />
    </Toolbar>
  ),
};
