import type { Examples } from '../../../catalogue/examples.ts';
import { picture } from '../../../catalogue/samples.ts';
import { CardPicture } from './CardPicture.tsx';

export const examples: Examples = {
  'With a picture': <CardPicture path={picture.path} />,
  'Without a picture': <CardPicture path="" />,
};
