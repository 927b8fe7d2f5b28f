import type { Examples } from '../../../catalogue/examples.ts';
import { SiteHeader } from './SiteHeader.tsx';

export const examples: Examples = {
  'On a wall': <SiteHeader name="Aravane" variant="page" />,
  'On a picture': <SiteHeader name="Aravane" variant="over" />,
  'On a picture, scrolled': <SiteHeader name="Aravane" variant="over" isScrolled />,
};
