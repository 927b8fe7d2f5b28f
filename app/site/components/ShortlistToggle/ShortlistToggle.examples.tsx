import type { Examples } from '../../../catalogue/examples.ts';
import { ShortlistToggle } from './ShortlistToggle.tsx';

const product = { slug: 'statuario', name: 'Statuario' };

export const examples: Examples = {
  'On a card': <ShortlistToggle product={product} />,
  'In words': <ShortlistToggle product={product} hasWords />,
};
