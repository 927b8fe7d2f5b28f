import type { Examples } from '../../../catalogue/examples.ts';
import { category, picture } from '../../../catalogue/samples.ts';
import { NextCollection } from './NextCollection.tsx';

export const examples: Examples = {
  'With a picture': <NextCollection category={category} picture={picture} />,
  'Without a picture': <NextCollection category={category} picture={undefined} />,
};
