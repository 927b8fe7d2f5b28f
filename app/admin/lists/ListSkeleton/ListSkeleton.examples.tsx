import type { Examples } from '../../../catalogue/examples.ts';
import { ListSkeleton } from './ListSkeleton.tsx';

export const examples: Examples = {
  Cards: <ListSkeleton shape="cards" />,
  Lines: <ListSkeleton shape="lines" />,
};
