import type { Examples } from '../../../catalogue/examples.ts';
import { BrandLogo } from './BrandLogo.tsx';

const logo = { src: '/favicon.svg', width: 64, height: 64 };

export const examples: Examples = {
  'One for every ground': <BrandLogo brand={{ name: 'Aravane', logo }} />,
  'In black on light ground': <BrandLogo brand={{ name: 'Aravane', logo, cutOut: 'light' }} />,
  'In white on dark ground': (
    <div data-ground="night">
      <BrandLogo brand={{ name: 'Aravane', logo, cutOut: 'dark' }} />
    </div>
  ),
  'One for each': <BrandLogo brand={{ name: 'Aravane', logo, logoDark: logo }} />,
};
