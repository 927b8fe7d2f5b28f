import { useId } from 'react';
import type { productEntity } from '#content/entities/product/product.entity.ts';
import { May } from '../../kit/access/May/May.tsx';
import { Badges } from '../../kit/lists/Badges/Badges.tsx';
import type { Listed, RowProps } from '../../kit/lists/list-definition.ts';
import { CompactRecordActions } from '../../kit/lists/RecordActions/RecordActions.tsx';
import { RecordLink } from '../../kit/lists/RecordLink/RecordLink.tsx';
import { RowCheckbox } from '../../kit/lists/RowCheckbox/RowCheckbox.tsx';
import { Thumb } from '../../kit/page-parts/Thumb/Thumb.tsx';
import { priceText } from './Availability.tsx';
import styles from './LowProductCard.module.css';

/** A product where there is no room for a table: one row, so that a phone shows twelve of them. */
export function LowProductCard({ record: product, tools }: RowProps<Listed<typeof productEntity>>) {
  const titleId = useId();
  const facts = [product.availability, product.category, priceText(product.price)];
  return (
    <article
      className={styles.card}
      data-selected={tools.isSelected}
      data-deleting={tools.isDeleting}
      data-just-saved={tools.isJustSaved}
      data-ordered={tools.order !== undefined}
    >
      <May permission="content">
        <RowCheckbox tools={tools} />
      </May>
      <Thumb path={product.mainImage} width={36} height={36} />
      <div className={styles.text}>
        <h2 className={styles.title}>
          <RecordLink id={titleId} tools={tools}>
            {product.name}
          </RecordLink>
        </h2>
        <div className={styles.facts}>
          <Badges isDraft={!product.published} plan={product} />
          <span>{facts.filter(Boolean).join(' · ')}</span>
        </div>
      </div>
      <CompactRecordActions tools={tools} titleId={titleId} />
    </article>
  );
}
