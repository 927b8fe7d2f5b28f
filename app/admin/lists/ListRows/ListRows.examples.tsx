import { categoryRows, nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { categoryList } from '../../entities/category/category.list.ts';
import { ListRows } from './ListRows.tsx';

export const examples: Examples = {
  'As cards': (
    <ListRows
      definition={categoryList}
      rows={categoryRows}
      sort={{ by: 'position', order: 'asc' }}
      onSort={nothing}
    />
  ),
};
