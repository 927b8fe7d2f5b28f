import { Checkbox } from '@mantine/core';
import type { Examples } from '../../../catalogue/examples.ts';
import { ListBar, ListSummary } from './ListBar.tsx';

export const examples: Examples = {
  'With a control': (
    <ListBar>
      <Checkbox label="Select page" />
      <ListSummary>Showing 50 of 81 products</ListSummary>
    </ListBar>
  ),
  'While the list loads': (
    <ListBar>
      <ListSummary>Loading…</ListSummary>
    </ListBar>
  ),
};
