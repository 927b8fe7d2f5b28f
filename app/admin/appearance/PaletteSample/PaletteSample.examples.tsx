import { shippedColours } from '#site/appearance/shipped-colours.shared.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { PaletteSample } from './PaletteSample.tsx';

const fonts = { display: 'var(--font-display)', text: 'var(--font-text)' };

export const examples: Examples = {
  Shipped: <PaletteSample colours={shippedColours} fonts={fonts} isCurrent />,
  'Light on dark': (
    <PaletteSample
      colours={{ accent: '#d6a756', surface: '#101820', ink: '#f1ede4' }}
      fonts={fonts}
      isCurrent
    />
  ),
};
