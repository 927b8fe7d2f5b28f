import { IconLayoutGrid } from '../../icons/icons.ts';
import type { EntityAdmin } from '../entity-admin.ts';
import { categoryFormLayout } from './category.form-layout.ts';
import { categoryList } from './category.list.ts';

export const categoryAdmin: EntityAdmin = {
  menu: { group: 'catalogue', icon: IconLayoutGrid, key: 'c' },
  list: categoryList,
  formLayout: categoryFormLayout,
};
