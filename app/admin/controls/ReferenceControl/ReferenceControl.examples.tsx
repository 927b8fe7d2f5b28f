import { productEntity } from '#content/product/product.entity.ts';
import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { ReferenceControl } from './ReferenceControl.tsx';

const shared = {
  name: 'category',
  apiName: 'category_id',
  field: productEntity.fields.category,
  onChange: nothing,
};

export const examples: Examples = {
  'Nothing chosen': <ReferenceControl {...shared} value="" />,
  'Chosen, before the choices have loaded': <ReferenceControl {...shared} value="1" />,
  Wrong: <ReferenceControl {...shared} value="" error="Category is required" />,
};
