import { productEntity } from '#content/product/product.entity.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { TagsControl } from './TagsControl.tsx';

const shared = {
  name: 'finishOptions',
  apiName: 'finishOptions',
  field: productEntity.fields.finishOptions,
  onChange: () => undefined,
};

export const examples: Examples = {
  Empty: <TagsControl {...shared} value={[]} />,
  Filled: <TagsControl {...shared} value={['Polished', 'Honed']} />,
  Wrong: <TagsControl {...shared} value={[]} error="Please check this" />,
};
