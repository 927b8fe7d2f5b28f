import type { Examples } from '../../../catalogue/examples.ts';
import { ContrastNote } from './ContrastNote.tsx';

export const examples: Examples = {
  Passes: <ContrastNote pair="On the surface" colours={['#191714', '#f5f2ec']} />,
  Fails: <ContrastNote pair="On the surface" colours={['#c9b48a', '#f5f2ec']} />,
};
