import type { Category } from '#content/category/category.entity.ts';
import { pathOfCategory } from '#content/category/category-path.shared.ts';
import type { ListPart } from '../../../paging/pages-around.ts';
import type { ProductSummary } from '../../product-page/summarize-products.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { joinClassNames } from '../class-names.ts';
import { Cell, Grid } from '../Grid/Grid.tsx';
import { MessagePage } from '../MessagePage/MessagePage.tsx';
import { Pager } from '../Pager/Pager.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { Section } from '../Section/Section.tsx';
import { layoutCards } from './layout-cards.ts';
import styles from './ProductGrid.module.css';

type ProductGridProps = {
  category: Pick<Category, 'name' | 'slug'>;
  products: readonly ProductSummary[];
  /** Which of its pages shows these products. */
  part: ListPart;
  /** Shown beside the message that there are none. */
  emptyLabel: string;
};

const headingId = 'stones-heading';

/** A collection's products in a grid of large and small cards, so that no row consists of equal ones. */
export function ProductGrid({ category, products, part, emptyLabel }: ProductGridProps) {
  if (products.length === 0) return <EmptyGrid category={category} label={emptyLabel} />;
  const places = layoutCards(products.length);
  return (
    <Section space="none" className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className="visually-hidden">
        Stones of the {category.name} collection
      </h2>
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
      <Pager label="Pages of this collection" part={part} pathOf={(page) => pathOfPart(category, page)} />
    </Section>
  );
}

/** Below the collection's words, so that the stones come into view at once. */
function pathOfPart(category: ProductGridProps['category'], page: number): string {
  return `${pathOfCategory(category)}${page > 1 ? `?page=${page}` : ''}#${headingId}`;
}

function EmptyGrid({ category, label }: Pick<ProductGridProps, 'category'> & { label: string }) {
  return (
    <MessagePage
      label={label}
      headingAs="h2"
      heading={`No products found for category "${category.name}".`}
      actions={
        <>
          <ButtonLink to="/products/" look="block">
            Return to Collections
          </ButtonLink>
          <ButtonLink to={pathOfCategory(category)} reloadDocument>
            Retry
          </ButtonLink>
        </>
      }
    />
  );
}
