import { Link } from 'react-router';
import type { Product } from '#content/product/product.entity.ts';
import { pathOfProduct } from '#content/product/product-path.shared.ts';
import { ProductBadges } from '../Badge/Badge.tsx';
import { Card, CardMeta, type CardPlace, CardText } from '../Card/Card.tsx';
import { useQuoteLink } from '../QuoteModal/use-quote-link.ts';
import styles from './ProductCard.module.css';

type ProductCardProps = CardPlace & {
  product: Pick<Product, 'name' | 'slug' | 'description' | 'new' | 'featured' | 'origin'>;
};

export function ProductCard({ product, ...place }: ProductCardProps) {
  const quote = useQuoteLink({ source: 'card', product });
  return (
    <Card
      ratio="4:5"
      {...place}
      kind="product"
      slug={product.slug}
      path={pathOfProduct(product)}
      heading={product.name}
      linkText="View Details"
      badges={<ProductBadges product={product} />}
      action={(headingId) => (
        <Link {...quote} className={styles.quote} aria-describedby={headingId}>
          Quick quote
        </Link>
      )}
      data-track="product"
    >
      {product.origin ? <CardMeta>{product.origin}</CardMeta> : null}
      <CardText>{product.description}</CardText>
    </Card>
  );
}
