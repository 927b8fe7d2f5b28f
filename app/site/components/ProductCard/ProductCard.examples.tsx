import type { Examples } from '../../../catalogue/examples.ts';
import { picture, product } from '../../../catalogue/samples.ts';
import { ProductCard } from './ProductCard.tsx';

export const examples: Examples = {
  'With badges': <ProductCard product={product} picture={picture} sizes="33vw" />,
  Plain: <ProductCard product={{ ...product, new: false, featured: false }} picture={picture} sizes="33vw" />,
  'Without a picture': <ProductCard product={product} picture={undefined} sizes="33vw" />,
};
