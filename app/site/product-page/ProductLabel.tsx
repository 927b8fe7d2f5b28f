import { Link } from 'react-router';
import { pathOfCategory } from '#content/category/category-path.shared.ts';
import type { Product } from '#content/product/product.entity.ts';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { FactList } from '../components/FactList/FactList.tsx';
import { useQuoteLink } from '../components/QuoteModal/use-quote-link.ts';
import styles from './ProductLabel.module.css';

/** The museum label beside the slab. */
export function ProductLabel({ product }: { product: Product }) {
  const { category } = product;
  const quote = useQuoteLink({ source: 'card', product });
  return (
    <div className={styles.label}>
      <FactList
        facts={[
          { label: 'Origin', value: product.origin },
          {
            label: 'Category',
            value: category.slug && <Link to={pathOfCategory(category)}>{category.name}</Link>,
          },
          { label: 'Availability', value: product.availability },
          { label: 'Price', value: product.price || 'Quote on request' },
          { label: 'Finishes', value: product.finishOptions.join(', ') },
          { label: 'Thicknesses', value: product.thicknessOptions.join(', ') },
        ]}
      />
      <ButtonLink className={styles.quote} look="block" {...quote}>
        Request Quote
      </ButtonLink>
    </div>
  );
}
