import type { Examples } from '../../../catalogue/examples.ts';
import { Paragraphs } from './Paragraphs.tsx';

export const examples: Examples = {
  Two: <Paragraphs text={'The first.\n\nThe second.'} />,
};
