import type { Examples } from '../../../catalogue/examples.ts';
import { category } from '../../../catalogue/samples.ts';
import { CategoryIntroduction } from './CategoryIntroduction.tsx';

const texts = { stonesLabel: 'Stones', originsLabel: 'Origins', finishesLabel: 'Finishes' };

export const examples: Examples = {
  'With products': (
    <CategoryIntroduction
      category={category}
      facts={{ stones: 1, origins: ['Italy'], finishes: ['Polished', 'Honed'] }}
      texts={texts}
    />
  ),
  'Without products': (
    <CategoryIntroduction
      category={category}
      facts={{ stones: 0, origins: [], finishes: [] }}
      texts={texts}
    />
  ),
};
