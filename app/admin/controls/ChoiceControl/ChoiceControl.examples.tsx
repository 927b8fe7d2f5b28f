import { productEntity } from '#content/product/product.entity.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { ChoiceControl } from './ChoiceControl.tsx';

const shared = {
  name: 'availability',
  apiName: 'availability',
  field: productEntity.fields.availability,
  onChange: () => undefined,
};

export const examples: Examples = {
  Empty: <ChoiceControl {...shared} value={'Available'} />,
  Filled: <ChoiceControl {...shared} value={'Limited'} />,
  Wrong: <ChoiceControl {...shared} value={'Available'} error="Please check this" />,
};
