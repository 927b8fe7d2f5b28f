import type { Examples } from '../../../catalogue/examples.ts';
import { category, picture, product } from '../../../catalogue/samples.ts';
import { ProductGrid } from './ProductGrid.tsx';

const products = [1, 2, 3, 4, 5].map((id) => ({ ...product, id, picture }));

const texts = {
  ...{ label: 'Collection', stonesLabel: 'Stones', originsLabel: 'Origins', finishesLabel: 'Finishes' },
  ...{ emptyLabel: 'Empty rack', nextLabel: 'Next', allButton: 'All', viewLabel: 'Show stones as' },
  ...{ wallButton: 'Wall', gridButton: 'Grid', narrowButton: 'Narrow', wholeButton: 'Whole collection' },
};
const stones = products.length;

const onePage = { page: 1, pages: 1, around: [1] };

export const examples: Examples = {
  Five: <ProductGrid category={category} products={products} part={onePage} {...{ texts, stones }} />,
  'Close together': (
    <ProductGrid category={category} products={products} part={onePage} view="grid" {...{ texts, stones }} />
  ),
  One: (
    <ProductGrid category={category} products={products.slice(0, 1)} part={onePage} {...{ texts, stones }} />
  ),
  None: <ProductGrid category={category} products={[]} part={onePage} {...{ texts, stones }} />,
};
