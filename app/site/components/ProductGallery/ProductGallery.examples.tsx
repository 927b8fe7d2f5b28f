import type { Examples } from '../../../catalogue/examples.ts';
import { picture } from '../../../catalogue/samples.ts';
import { ProductGallery } from './ProductGallery.tsx';

export const examples: Examples = {
  'Three pictures': <ProductGallery name="Statuario" pictures={[picture, picture, picture]} />,
  'One picture': <ProductGallery name="Statuario" pictures={[picture]} />,
  'No picture': <ProductGallery name="Statuario" pictures={[]} />,
};
