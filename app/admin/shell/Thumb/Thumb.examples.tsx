import type { Examples } from '../../../catalogue/examples.ts';
import { picture } from '../../../catalogue/samples.ts';
import { Thumb } from './Thumb.tsx';

export const examples: Examples = {
  'With a picture': <Thumb path={picture.path} alt={picture.alt} width={120} height={80} />,
  'Without a picture': <Thumb path="" width={120} height={80} />,
};
