import { Link } from 'react-router';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import common from '#messages/en/common.json' with { type: 'json' };
import messages from '#messages/en/landing.json' with { type: 'json' };
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { withoutPreview } from '../../../components/Picture/without-preview.ts';
import { ShortlistToggle } from '../../../components/ShortlistToggle/ShortlistToggle.tsx';
import { useLangOf } from '../../../languages-context.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import type { ListedProduct } from './filter-products.ts';
import styles from './ListedProductCard.module.css';

type ListedProductCardProps = { product: ListedProduct; sizes: string; hasForm: boolean };

/** A product in a list: its picture, name and origin, and a button that starts an enquiry about it. */
export function ListedProductCard({ product, sizes, hasForm }: ListedProductCardProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const tc = useMessages(common);
  return (
    <li className={styles.card}>
      <Picture
        picture={withoutPreview(product.picture)}
        ratio="3:2"
        sizes={sizes}
        alt=""
        className={styles.picture}
      />
      <h4 className={styles.name}>
        <Link to={pathOfProduct(product)} data-track="product" {...langOf(product, 'name')}>
          {product.name}
        </Link>
      </h4>
      {product.isNew ? (
        <p className={styles.badge}>
          <Badge>{tc('common:badge.new')}</Badge>
        </p>
      ) : null}
      {product.origin ? <p className={styles.origin}>{product.origin}</p> : null}
      <ShortlistToggle product={product} className={styles.toggle} />
      {hasForm ? (
        <a className={styles.enquire} href="#enquiry" data-enquiry-source="card" data-stone={product.name}>
          <svg viewBox="0 0 16 16" width="16" height="16" stroke="currentColor" aria-hidden="true">
            <path d="M8 1v14M1 8h14" />
          </svg>
          <span className="visually-hidden">{t('landing:enquiryOf', { stone: product.name })}</span>
        </a>
      ) : null}
    </li>
  );
}
