import { shippedColours } from '#site/appearance/shipped-colours.shared.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { BrandPreview } from './BrandPreview.tsx';

const shared = { name: 'Aravane', colours: shippedColours, displayFont: 'var(--font-display)' };

export const examples: Examples = {
  'By its name': <BrandPreview {...shared} logo="" logoDark="" />,
  'With a logo': <BrandPreview {...shared} logo="/favicon.svg" logoDark="" />,
};
