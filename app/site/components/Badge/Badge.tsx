import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A small label on a solid background: New, Featured. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}

/** The badges for a product's flags. */
export function ProductBadges({ product }: { product: { new: boolean; featured: boolean } }) {
  if (!product.new && !product.featured) return null;
  return (
    <p className={styles.badges}>
      {product.new ? <Badge>New</Badge> : null}
      {product.featured ? <Badge>Featured</Badge> : null}
    </p>
  );
}
