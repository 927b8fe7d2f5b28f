import type { Examples } from '../../../catalogue/examples.ts';
import { UnexpectedError } from './UnexpectedError.tsx';

export const examples: Examples = {
  'Without the shell': <UnexpectedError />,
};
