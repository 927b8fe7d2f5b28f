import { Link } from 'react-router';
import type { Product } from '#content/entities/product/product.entity.ts';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import common from '#messages/en/common.json' with { type: 'json' };
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ProductBadges } from '../Badge/Badge.tsx';
import { Card, CardMeta, type CardPlace, CardText } from '../Card/Card.tsx';
import { useQuoteLink } from '../QuoteModal/use-quote-link.ts';
import { ShortlistToggle } from '../ShortlistToggle/ShortlistToggle.tsx';
import styles from './ProductCard.module.css';

type ProductCardProps = CardPlace & {
  product: Pick<Product, 'name' | 'slug' | 'description' | 'new' | 'featured' | 'origin'>;
};

export function ProductCard({ product, ...place }: ProductCardProps) {
  const langOf = useLangOf();
  const t = useMessages(common);
  return (
    <Card
      ratio="4:5"
      {...place}
      kind="product"
      slug={product.slug}
      path={pathOfProduct(product)}
      heading={product.name}
      headingIn={langOf(product, 'name')}
      linkText={t('common:card.product')}
      badges={product.new || product.featured ? <ProductBadges product={product} /> : null}
      corner={(headingId) => <ShortlistToggle product={product} describedBy={headingId} />}
      action={(headingId) => <QuickQuote product={product} headingId={headingId} />}
      data-track="product"
    >
      {product.origin ? <CardMeta>{product.origin}</CardMeta> : null}
      <CardText {...langOf(product, 'description')}>{product.description}</CardText>
    </Card>
  );
}

/** By itself, because it is rendered anew once scripts run, and the card need not be. */
function QuickQuote({ product, headingId }: Pick<ProductCardProps, 'product'> & { headingId: string }) {
  const t = useMessages(common);
  const quote = useQuoteLink({ source: 'card', product });
  return (
    <Link {...quote} className={styles.quote} aria-describedby={headingId}>
      {t('common:card.quote')}
    </Link>
  );
}
