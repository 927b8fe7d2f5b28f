import { IconBox } from '../../icons/icons.ts';
import type { EntityAdmin } from '../entity-admin.ts';
import { productFormLayout } from './product.form-layout.ts';
import { productList } from './product.list.ts';

export const productAdmin: EntityAdmin = {
  menu: { group: 'catalogue', icon: IconBox, key: 'p' },
  list: productList,
  formLayout: productFormLayout,
};
