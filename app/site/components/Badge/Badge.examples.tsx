import type { Examples } from '../../../catalogue/examples.ts';
import { Badge, ProductBadges } from './Badge.tsx';

export const examples: Examples = {
  Plain: <Badge>New</Badge>,
  'Of a product': <ProductBadges product={{ new: true, featured: true }} />,
};
