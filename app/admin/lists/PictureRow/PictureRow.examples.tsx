import type { Examples } from '../../../catalogue/examples.ts';
import { picture } from '../../../catalogue/samples.ts';
import { PictureRow } from './PictureRow.tsx';

export const examples: Examples = {
  'More than fit': <PictureRow paths={[picture.path, picture.path, picture.path]} limit={2} />,
  One: <PictureRow paths={[picture.path]} limit={4} />,
};
