import { productEntity } from '#content/product/product.entity.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { TextControl } from './TextControl.tsx';

const shared = {
  name: 'name',
  apiName: 'name',
  field: productEntity.fields.name,
  onChange: () => undefined,
};

export const examples: Examples = {
  Empty: <TextControl {...shared} value={''} />,
  Filled: <TextControl {...shared} value={'Statuario'} />,
  Wrong: <TextControl {...shared} value={''} error="Please check this" />,
};
