import type { Examples } from '../../../catalogue/examples.ts';
import { category, picture } from '../../../catalogue/samples.ts';
import { CategoryHero } from './CategoryHero.tsx';

export const examples: Examples = {
  'With a picture': <CategoryHero category={category} label="Collection" number="01" picture={picture} />,
  'Without a picture': (
    <CategoryHero category={category} label="Collection" number="02" picture={undefined} />
  ),
};
