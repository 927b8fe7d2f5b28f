import type { ProductSummary } from '../../product-page/summarize-products.ts';
import { joinClassNames } from '../class-names.ts';
import { Cell, Grid } from '../Grid/Grid.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { layoutCards } from './layout-cards.ts';
import styles from './ProductGrid.module.css';

type StoneCardsProps = {
  products: readonly ProductSummary[];
  isGrid: boolean;
  /** Whether the choices stand beside them. */
  isNarrow: boolean;
};

/** Large and small cards, so that no row consists of equal ones; in the grid, equal ones. */
export function StoneCards({ products, isGrid, isNarrow }: StoneCardsProps) {
  const places = layoutCards(products.length, { isGrid, isNarrow });
  return (
    <Grid as="ul" className={styles.grid}>
      {products.map((product, index) => {
        const place = places[index];
        if (!place) return null;
        return (
          <Cell
            key={product.id}
            as="li"
            span={place.span}
            start={place.start}
            phoneSpan={place.phoneSpan}
            data-later=""
            className={joinClassNames(
              place.isLow && styles.low,
              place.phoneSpan === 2 ? styles.small : styles.large,
            )}
          >
            <ProductCard
              product={product}
              picture={product.picture}
              ratio={place.ratio}
              sizes={place.sizes}
            />
          </Cell>
        );
      })}
    </Grid>
  );
}
