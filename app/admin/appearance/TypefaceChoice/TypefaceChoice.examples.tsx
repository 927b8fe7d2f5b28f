import type { Examples } from '../../../catalogue/examples.ts';
import { TypefaceChoice } from './TypefaceChoice.tsx';

const shared = { name: 'typeface', label: 'Type', company: 'Aravane', onChange: () => undefined };

export const examples: Examples = {
  'One chosen': <TypefaceChoice {...shared} value="engraving" />,
};
