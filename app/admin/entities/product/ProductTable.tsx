import { type ReactNode, useId } from 'react';
import { productEntity } from '#content/entities/product/product.entity.ts';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import { May } from '../../kit/access/May/May.tsx';
import { Badges } from '../../kit/lists/Badges/Badges.tsx';
import { ColumnHeaders } from '../../kit/lists/ColumnHeaders/ColumnHeaders.tsx';
import { DataTable } from '../../kit/lists/DataTable/DataTable.tsx';
import type { Listed, RowProps, TableProps } from '../../kit/lists/list-definition.ts';
import { SortableRow } from '../../kit/lists/order/sortable-row.ts';
import { RecordActions } from '../../kit/lists/RecordActions/RecordActions.tsx';
import { RecordLink } from '../../kit/lists/RecordLink/RecordLink.tsx';
import { RowCheckbox } from '../../kit/lists/RowCheckbox/RowCheckbox.tsx';
import { rowHandle } from '../../kit/lists/row-focus.ts';
import { Thumb } from '../../kit/page-parts/Thumb/Thumb.tsx';
import { useSortableItem } from '../../kit/sorting/use-sortable-item.ts';
import { Availability, priceText } from './Availability.tsx';
import styles from './ProductTable.module.css';

/** The products as a table: picture, name with slug, the declared columns (specification/back-office.md, "Lists"). */
export function ProductTable({ rows, sort, onSort }: TableProps<Listed<typeof productEntity>>) {
  return (
    <DataTable
      caption="Products"
      className={styles.table}
      heads={
        <>
          <th scope="col">
            <span className="visually-hidden">Select</span>
          </th>
          <th scope="col">Image</th>
          <ColumnHeaders entity={productEntity} sort={sort} onSort={onSort} />
        </>
      }
    >
      {rows.map((row) => (
        <ProductRow key={row.record.id} {...row} />
      ))}
    </DataTable>
  );
}

function ProductRow({ record: product, tools }: RowProps<Listed<typeof productEntity>>) {
  const titleId = useId();
  const { sortable, itemProps } = useSortableItem(product.id);
  return (
    <tr
      {...rowHandle(product.id)}
      {...itemProps}
      data-selected={tools.isSelected}
      data-deleting={tools.isDeleting}
      data-just-saved={tools.isJustSaved}
      data-ordered={tools.order !== undefined}
    >
      <td>
        <May permission="content">
          <RowCheckbox tools={tools} />
        </May>
      </td>
      <td>
        <Thumb path={product.mainImage} width={36} height={36} />
      </td>
      <th scope="row">
        <RecordLink id={titleId} tools={tools} className={styles.name}>
          {product.name}
        </RecordLink>{' '}
        <span className={styles.slug}>{pathOfProduct(product)}</span>
      </th>
      {productEntity.columns.map((name) => (
        <td key={name}>{cellOf(product, name)}</td>
      ))}
      <td>
        <SortableRow value={sortable}>
          <RecordActions tools={tools} titleId={titleId} />
        </SortableRow>
      </td>
    </tr>
  );
}

/** What a cell shows; any other column shows the stored value of its field. */
function cellOf(product: Listed<typeof productEntity>, name: string): ReactNode {
  if (name === 'price') return priceText(product.price);
  if (name !== 'availability') return String(Reflect.get(product, name) ?? '');
  return (
    <Badges isDraft={!product.published} isFeatured={product.featured} plan={product}>
      <Availability value={product.availability} />
    </Badges>
  );
}
