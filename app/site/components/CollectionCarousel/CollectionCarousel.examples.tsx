import type { Examples } from '../../../catalogue/examples.ts';
import { category, picture } from '../../../catalogue/samples.ts';
import { CollectionCarousel } from './CollectionCarousel.tsx';

export const examples: Examples = {
  'Three collections': (
    <CollectionCarousel
      heading="Collections"
      categories={[1, 2, 3].map((id) => ({ ...category, id, videoUrl: '', picture }))}
    />
  ),
};
