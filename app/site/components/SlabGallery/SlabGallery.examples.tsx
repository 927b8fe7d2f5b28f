import type { Examples } from '../../../catalogue/examples.ts';
import { picture } from '../../../catalogue/samples.ts';
import { SlabGallery } from './SlabGallery.tsx';

export const examples: Examples = {
  'Three pictures': <SlabGallery name="Statuario" pictures={[picture, picture, picture]} />,
  'One picture': <SlabGallery name="Statuario" pictures={[picture]} />,
  'No picture': <SlabGallery name="Statuario" pictures={[]} />,
};
