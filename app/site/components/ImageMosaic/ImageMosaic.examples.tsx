import type { Examples } from '../../../catalogue/examples.ts';
import { picture } from '../../../catalogue/samples.ts';
import { ImageMosaic } from './ImageMosaic.tsx';

export const examples: Examples = {
  'Five pictures': <ImageMosaic label="Pictures" pictures={[1, 2, 3, 4, 5].map(() => picture)} />,
  'One picture': <ImageMosaic label="Pictures" pictures={[picture]} />,
};
