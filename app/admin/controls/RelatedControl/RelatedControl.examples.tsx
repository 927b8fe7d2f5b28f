import { productEntity } from '#content/product/product.entity.ts';
import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { RelatedControl } from './RelatedControl.tsx';

const shared = {
  name: 'relatedProducts',
  apiName: 'related_products',
  field: productEntity.fields.relatedProducts,
  ownSlug: 'onyx',
  onChange: nothing,
};

export const examples: Examples = {
  Empty: <RelatedControl {...shared} value={[]} />,
  'Two records': <RelatedControl {...shared} value={['statuario', 'patagonia']} />,
};
