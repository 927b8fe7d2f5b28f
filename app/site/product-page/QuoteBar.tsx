import type { Product } from '#content/product/product.entity.ts';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { useQuoteLink } from '../components/QuoteModal/use-quote-link.ts';
import { keepUnits } from '../typography/keep-units.ts';
import styles from './QuoteBar.module.css';

type QuoteBarProps = {
  product: Pick<Product, 'name' | 'slug' | 'price'>;
  /** Shown in place of an unknown price. */
  priceOnRequest: string;
};

/** On the phone the quote button stays within the thumb's reach, until the footer is in view. */
export function QuoteBar({ product, priceOnRequest }: QuoteBarProps) {
  const quote = useQuoteLink({ source: 'card', product });
  return (
    <aside className={styles.bar} aria-label="Quote" data-quote-bar="">
      <p className={styles.words}>
        <span className={styles.name}>{product.name}</span>
        <span className={styles.price}>{keepUnits(product.price) || priceOnRequest}</span>
      </p>
      <ButtonLink className={styles.button} look="block" arrow="none" {...quote}>
        Request Quote
      </ButtonLink>
    </aside>
  );
}
