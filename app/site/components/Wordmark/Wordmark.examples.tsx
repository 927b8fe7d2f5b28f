import type { Examples } from '../../../catalogue/examples.ts';
import { Wordmark } from './Wordmark.tsx';

export const examples: Examples = {
  Plain: <Wordmark name="Aravane" />,
};
