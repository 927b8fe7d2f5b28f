import type { Examples } from '../../../catalogue/examples.ts';
import { LineIcon } from './LineIcon.tsx';

export const examples: Examples = {
  'A chevron': <LineIcon width={14} height={8} path="m1 1 6 6 6-6" />,
  Bolder: <LineIcon width={14} height={14} strokeWidth="2" path="m1 1 12 12M13 1 1 13" />,
};
