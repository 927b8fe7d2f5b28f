import type { Examples } from '../../../catalogue/examples.ts';
import { picture } from '../../../catalogue/samples.ts';
import { Picture } from './Picture.tsx';

export const examples: Examples = {
  'Three to two': <Picture picture={picture} sizes="50vw" ratio="3:2" />,
  'Sixteen to ten': <Picture picture={picture} sizes="50vw" ratio="16:10" />,
  Missing: <Picture picture={undefined} sizes="50vw" ratio="3:2" />,
};
