import type { Examples } from '../../../catalogue/examples.ts';
import { picture } from '../../../catalogue/samples.ts';
import { PictureMosaic } from './PictureMosaic.tsx';

export const examples: Examples = {
  'Five pictures': <PictureMosaic label="Pictures" pictures={[1, 2, 3, 4, 5].map(() => picture)} />,
  'One picture': <PictureMosaic label="Pictures" pictures={[picture]} />,
};
