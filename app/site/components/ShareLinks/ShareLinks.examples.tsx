import type { Examples } from '../../../catalogue/examples.ts';
import { ShareLinks } from './ShareLinks.tsx';

export const examples: Examples = {
  'Of a stone': <ShareLinks label="Share" noun="stone" title="Statuario" path="/statuario/" />,
};
