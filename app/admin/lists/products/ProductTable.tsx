import { useId } from 'react';
import { Link } from 'react-router';
import { Thumb } from '../../shell/Thumb/Thumb.tsx';
import { Badges } from '../Badges/Badges.tsx';
import type { RowProps, TableProps } from '../list-definition.ts';
import { RecordActions } from '../RecordActions/RecordActions.tsx';
import { RowCheckbox } from '../RowCheckbox/RowCheckbox.tsx';
import { rowHandle } from '../row-focus.ts';
import { SortableHeader } from '../SortableHeader/SortableHeader.tsx';
import { Availability, priceText } from './Availability.tsx';
import type { ListedProduct } from './listed-product.ts';
import styles from './ProductTable.module.css';

/**
 * The products as a table: picture, name with slug, category, origin, price, availability
 * (specification/back-office.md, "Lists").
 */
export function ProductTable({ rows, sort, onSort }: TableProps<ListedProduct>) {
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

function ProductRow({ record: product, tools }: RowProps<ListedProduct>) {
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
        <span className={styles.slug}>/{product.slug}/</span>
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
