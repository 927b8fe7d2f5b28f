import { productEntity } from '#content/product/product.entity.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { FlagControl } from './FlagControl.tsx';

const shared = {
  name: 'featured',
  apiName: 'featured',
  field: productEntity.fields.featured,
  onChange: () => undefined,
};

export const examples: Examples = {
  Empty: <FlagControl {...shared} value={false} />,
  Filled: <FlagControl {...shared} value={true} />,
  Wrong: <FlagControl {...shared} value={false} error="Please check this" />,
};
