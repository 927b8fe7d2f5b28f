import { productEntity } from '#content/product/product.entity.ts';
import { defineList } from '../../lists/define-list.ts';
import { LowProductCard } from './LowProductCard.tsx';
import { ProductTable } from './ProductTable.tsx';

/** What is specific to the list of products (specification/back-office.md, "Lists"). */
export const productList = defineList(productEntity, {
  purpose:
    'A product is a stone with its pictures, finishes and technical values. Each has a page on the site.',
  searchHint: 'Name or origin',
  Card: LowProductCard,
  Table: ProductTable,
});
