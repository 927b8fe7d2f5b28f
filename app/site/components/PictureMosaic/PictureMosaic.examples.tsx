import type { Examples } from '../../../catalogue/examples.ts';
import { picture } from '../../../catalogue/samples.ts';
import { PictureMosaic } from './PictureMosaic.tsx';

const pictures = ['statuario', 'patagonia', 'nero-marquina', 'calacatta-gold', 'azul-bahia'].map((name) => ({
  ...picture,
  path: `/uploads/products/${name}.webp`,
}));

export const examples: Examples = {
  'Five pictures': <PictureMosaic label="Pictures" pictures={pictures} />,
  'One picture': <PictureMosaic label="Pictures" pictures={[picture]} />,
};
