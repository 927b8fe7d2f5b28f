import type { Examples } from '../../../catalogue/examples.ts';
import { category, picture } from '../../../catalogue/samples.ts';
import { NextCollection } from './NextCollection.tsx';

const texts = { nextLabel: 'Next collection', allButton: 'All collections' };

export const examples: Examples = {
  'With a picture': <NextCollection category={category} picture={picture} texts={texts} />,
  'Without a picture': <NextCollection category={category} picture={undefined} texts={texts} />,
};
