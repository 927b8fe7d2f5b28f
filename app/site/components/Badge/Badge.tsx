import type { ReactNode } from 'react';
import common from '#messages/en/common.json' with { type: 'json' };
import { useMessages } from '../../messages/use-messages.ts';
import styles from './Badge.module.css';

/** A small label on a solid background: New, Featured. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}

/** The badges for a product's flags. */
export function ProductBadges({ product }: { product: { new: boolean; featured: boolean } }) {
  const t = useMessages(common);
  if (!product.new && !product.featured) return null;
  return (
    <p className={styles.badges}>
      {product.new ? <Badge>{t('common:badge.new')}</Badge> : null}
      {product.featured ? <Badge>{t('common:badge.featured')}</Badge> : null}
    </p>
  );
}
