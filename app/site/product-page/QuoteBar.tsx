import type { Product } from '#content/product/product.entity.ts';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import styles from './QuoteBar.module.css';
import { quoteAddress } from './quote-address.ts';

/** On the phone the one action stands within the thumb's reach, until the footer comes. */
export function QuoteBar({ product }: { product: Pick<Product, 'name' | 'slug' | 'price'> }) {
  return (
    <aside className={styles.bar} aria-label="Quote" data-quote-bar="">
      <p className={styles.words}>
        <span className={styles.name}>{product.name}</span>
        <span className={styles.price}>{product.price || 'Quote on request'}</span>
      </p>
      <ButtonLink
        className={styles.button}
        to={quoteAddress(product)}
        look="block"
        arrow="none"
        data-quote-source="card"
        data-quote-product={product.slug}
      >
        Request Quote
      </ButtonLink>
    </aside>
  );
}
