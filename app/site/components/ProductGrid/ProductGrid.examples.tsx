import type { Examples } from '../../../catalogue/examples.ts';
import { category, picture, pictures, product } from '../../../catalogue/samples.ts';
import { ProductGrid } from './ProductGrid.tsx';

const products = [1, 2, 3, 4, 5].map((id) => ({ ...product, id, mainImage: picture.path }));

export const examples: Examples = {
  Five: <ProductGrid category={category} products={products} pictures={pictures} emptyLabel="Empty rack" />,
  One: (
    <ProductGrid
      category={category}
      products={products.slice(0, 1)}
      pictures={pictures}
      emptyLabel="Empty rack"
    />
  ),
  None: <ProductGrid category={category} products={[]} pictures={pictures} emptyLabel="Empty rack" />,
};
