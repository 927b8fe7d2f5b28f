import { useId } from 'react';
import { Link } from 'react-router';
import type { productEntity } from '#content/product/product.entity.ts';
import { pathOfProduct } from '#content/product/product-path.shared.ts';
import { Badges } from '../../lists/Badges/Badges.tsx';
import type { Listed, RowProps, TableProps } from '../../lists/list-definition.ts';
import { RecordActions } from '../../lists/RecordActions/RecordActions.tsx';
import { RowCheckbox } from '../../lists/RowCheckbox/RowCheckbox.tsx';
import { rowHandle } from '../../lists/row-focus.ts';
import { SortableHeader } from '../../lists/SortableHeader/SortableHeader.tsx';
import { Thumb } from '../../shell/Thumb/Thumb.tsx';
import { Availability, priceText } from './Availability.tsx';
import styles from './ProductTable.module.css';

/**
 * The products as a table: picture, name with slug, category, origin, price, availability
 * (specification/back-office.md, "Lists").
 */
export function ProductTable({ rows, sort, onSort }: TableProps<Listed<typeof productEntity>>) {
  const sorting = { sort, onSort };
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
            <SortableHeader by="name" {...sorting}>
              Name
            </SortableHeader>
            <th scope="col">Category</th>
            <SortableHeader by="origin" {...sorting}>
              Origin
            </SortableHeader>
            <th scope="col">Price</th>
            <SortableHeader by="availability" {...sorting}>
              Availability
            </SortableHeader>
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
  return (
    <tr
      {...rowHandle(product.id)}
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
      <td>{product.category}</td>
      <td>{product.origin}</td>
      <td>{priceText(product.price)}</td>
      <td>
        <Badges isDraft={!product.published} isFeatured={product.featured}>
          <Availability value={product.availability} />
        </Badges>
      </td>
      <td className={styles.last}>
        <RecordActions tools={tools} titleId={titleId} />
      </td>
    </tr>
  );
}
