import type { Examples } from '../../../catalogue/examples.ts';
import { category } from '../../../catalogue/samples.ts';
import { CategoryIntroduction } from './CategoryIntroduction.tsx';

export const examples: Examples = {
  'With products': (
    <CategoryIntroduction
      category={category}
      products={[{ origin: 'Carrara, Italy', finishOptions: ['Polished', 'Honed'] }]}
    />
  ),
  'Without products': <CategoryIntroduction category={category} products={[]} />,
};
