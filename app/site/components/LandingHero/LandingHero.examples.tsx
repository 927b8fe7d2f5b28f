import type { Examples } from '../../../catalogue/examples.ts';
import { picture } from '../../../catalogue/samples.ts';
import { LandingHero } from './LandingHero.tsx';

export const examples: Examples = {
  'With a picture': <LandingHero title="Italian marble" intro="By name and origin." picture={picture} />,
  'Without a picture': <LandingHero title="Italian marble" intro="By name and origin." picture={undefined} />,
};
