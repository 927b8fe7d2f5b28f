import type { Examples } from '../../../catalogue/examples.ts';
import { picture } from '../../../catalogue/samples.ts';
import { ProductGallery } from './ProductGallery.tsx';

const others = ['statuario-bookmatch', 'volakas'].map((name) => {
  return { ...picture, path: `/uploads/products/${name}.webp` };
});

export const examples: Examples = {
  'Three pictures': <ProductGallery name="Statuario" pictures={[picture, ...others]} />,
  'One picture': <ProductGallery name="Statuario" pictures={[picture]} />,
  'No picture': <ProductGallery name="Statuario" pictures={[]} />,
};
