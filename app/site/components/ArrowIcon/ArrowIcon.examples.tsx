import type { Examples } from '../../../catalogue/examples.ts';
import { ArrowIcon } from './ArrowIcon.tsx';

export const examples: Examples = {
  Right: <ArrowIcon />,
  Left: <ArrowIcon direction="left" />,
  Up: <ArrowIcon direction="up" />,
  Down: <ArrowIcon direction="down" />,
  Out: <ArrowIcon direction="out" />,
};
