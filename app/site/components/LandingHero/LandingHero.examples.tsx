import type { Examples } from '../../../catalogue/examples.ts';
import { picture } from '../../../catalogue/samples.ts';
import { LandingHero } from './LandingHero.tsx';

const texts = {
  title: 'Italian marble',
  intro: 'By name and origin.',
  findButton: 'Find a stone',
  hasLists: true,
};

export const examples: Examples = {
  'With a picture': <LandingHero {...texts} picture={picture} />,
  'Without a picture': <LandingHero {...texts} picture={undefined} />,
};
