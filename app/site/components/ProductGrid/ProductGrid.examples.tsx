import type { Examples } from '../../../catalogue/examples.ts';
import { category, picture, product } from '../../../catalogue/samples.ts';
import { ProductGrid } from './ProductGrid.tsx';

const products = [1, 2, 3, 4, 5].map((id) => ({ ...product, id, picture }));

const onePage = { page: 1, pages: 1, around: [1] };

export const examples: Examples = {
  Five: <ProductGrid category={category} products={products} part={onePage} emptyLabel="Empty rack" />,
  One: (
    <ProductGrid category={category} products={products.slice(0, 1)} part={onePage} emptyLabel="Empty rack" />
  ),
  None: <ProductGrid category={category} products={[]} part={onePage} emptyLabel="Empty rack" />,
};
