import type { Examples } from '../../../catalogue/examples.ts';
import { ShellSkeleton } from './ShellSkeleton.tsx';

export const examples: Examples = {
  Plain: <ShellSkeleton />,
};
