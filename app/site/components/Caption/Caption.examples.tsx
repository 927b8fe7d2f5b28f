import type { Examples } from '../../../catalogue/examples.ts';
import { Caption } from './Caption.tsx';

export const examples: Examples = {
  Plain: <Caption as="p">Statuario, bookmatched. Entrance hall</Caption>,
  Numbered: (
    <Caption as="p" number="02">
      Statuario, bookmatched
    </Caption>
  ),
};
