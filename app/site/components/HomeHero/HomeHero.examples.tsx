import type { Examples } from '../../../catalogue/examples.ts';
import { picture } from '../../../catalogue/samples.ts';
import { HomeHero } from './HomeHero.tsx';

const hero = { subtitle: 'Marble, chosen by the block', image: picture.path, caption: 'Statuario' };

export const examples: Examples = {
  Active: <HomeHero hero={hero} picture={picture} isActive isWhole />,
  'In a small window': <HomeHero hero={hero} picture={picture} isActive isWhole={false} />,
};
