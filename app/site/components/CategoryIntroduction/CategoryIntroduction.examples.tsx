import type { Examples } from '../../../catalogue/examples.ts';
import { category } from '../../../catalogue/samples.ts';
import { CategoryIntroduction } from './CategoryIntroduction.tsx';

const texts = { stonesLabel: 'Stones', originsLabel: 'Origins', finishesLabel: 'Finishes' };

export const examples: Examples = {
  'With products': (
    <CategoryIntroduction
      category={category}
      products={[{ origin: 'Carrara, Italy', finishOptions: ['Polished', 'Honed'] }]}
      texts={texts}
    />
  ),
  'Without products': <CategoryIntroduction category={category} products={[]} texts={texts} />,
};
