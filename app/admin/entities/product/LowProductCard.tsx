import type { productEntity } from '#content/entities/product/product.entity.ts';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import { May } from '../../kit/access/May/May.tsx';
import { Badges } from '../../kit/lists/Badges/Badges.tsx';
import { CardFrame } from '../../kit/lists/CardFrame/CardFrame.tsx';
import type { Listed, RowProps } from '../../kit/lists/list-definition.ts';
import { RecordLink } from '../../kit/lists/RecordLink/RecordLink.tsx';
import { RowCheckbox } from '../../kit/lists/RowCheckbox/RowCheckbox.tsx';
import { Thumb } from '../../kit/page-parts/Thumb/Thumb.tsx';
import { Availability, priceText } from './Availability.tsx';
import styles from './LowProductCard.module.css';

/** A product where there is no room for a table: a low card with its picture at the side. */
export function LowProductCard({ record: product, tools }: RowProps<Listed<typeof productEntity>>) {
  return (
    <CardFrame
      tools={tools}
      className={styles.foot}
      beforeActions={
        <May permission="content">
          <RowCheckbox tools={tools} />
        </May>
      }
    >
      {(titleId) => (
        <div className={styles.body}>
          <Thumb path={product.mainImage} width={88} height={88} />
          <div className={styles.text}>
            <h2 className={styles.title}>
              <RecordLink id={titleId} tools={tools}>
                {product.name}
              </RecordLink>
            </h2>
            <p className={styles.quiet}>{pathOfProduct(product)}</p>
            <p>{[product.category, product.origin].filter(Boolean).join(' · ')}</p>
            <p>{priceText(product.price)}</p>
            <Badges isDraft={!product.published} isFeatured={product.featured} plan={product}>
              <Availability value={product.availability} />
            </Badges>
          </div>
        </div>
      )}
    </CardFrame>
  );
}
