import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { productEntity } from '#content/product/product.entity.ts';
import { pathOfProduct } from '#content/product/product-path.shared.ts';
import { Badges } from '../../lists/Badges/Badges.tsx';
import { ColumnHeaders } from '../../lists/ColumnHeaders/ColumnHeaders.tsx';
import type { Listed, RowProps, TableProps } from '../../lists/list-definition.ts';
import { RowHandle, useSortableRow } from '../../lists/order/sortable-row.ts';
import { RecordActions } from '../../lists/RecordActions/RecordActions.tsx';
import { RowCheckbox } from '../../lists/RowCheckbox/RowCheckbox.tsx';
import { rowHandle } from '../../lists/row-focus.ts';
import { Thumb } from '../../shell/Thumb/Thumb.tsx';
import { Availability, priceText } from './Availability.tsx';
import styles from './ProductTable.module.css';

/** The products as a table: picture, name with slug, the declared columns (specification/back-office.md, "Lists"). */
export function ProductTable({ rows, sort, onSort }: TableProps<Listed<typeof productEntity>>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">Products</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Select</span>
            </th>
            <th scope="col">Image</th>
            <ColumnHeaders entity={productEntity} sort={sort} onSort={onSort} />
            <th scope="col" className={styles.last}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ProductRow key={row.record.id} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ProductRow({ record: product, tools }: RowProps<Listed<typeof productEntity>>) {
  const titleId = useId();
  const { sortable, rowProps } = useSortableRow(product.id);
  return (
    <tr
      {...rowHandle(product.id)}
      {...rowProps}
      data-selected={tools.isSelected}
      data-deleting={tools.isDeleting}
      data-just-saved={tools.isJustSaved}
    >
      <td>
        <RowCheckbox tools={tools} />
      </td>
      <td>
        <Thumb path={product.mainImage} width={56} height={56} />
      </td>
      <th scope="row">
        <Link
          id={titleId}
          className={styles.name}
          to={tools.editAddress}
          state={{ from: tools.listAddress }}
          data-row-title
        >
          {product.name}
        </Link>
        <span className={styles.slug}>{pathOfProduct(product)}</span>
      </th>
      {productEntity.columns.map((name) => (
        <td key={name}>{cellOf(product, name)}</td>
      ))}
      <td className={styles.last}>
        <RowHandle value={sortable}>
          <RecordActions tools={tools} titleId={titleId} />
        </RowHandle>
      </td>
    </tr>
  );
}

/** What a cell shows; any other column shows the stored value of its field. */
function cellOf(product: Listed<typeof productEntity>, name: string): ReactNode {
  if (name === 'price') return priceText(product.price);
  if (name !== 'availability') return String(Reflect.get(product, name) ?? '');
  return (
    <Badges isDraft={!product.published} isFeatured={product.featured}>
      <Availability value={product.availability} />
    </Badges>
  );
}
