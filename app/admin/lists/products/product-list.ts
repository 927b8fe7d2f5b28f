import type { ListDefinition } from '../list-definition.ts';
import { loadCollections } from '../load-choices.ts';
import { featuredChoices, publishedChoices } from '../status-choices.ts';
import type { ListedProduct } from './listed-product.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductTable } from './ProductTable.tsx';

/** The list of products (specification/back-office.md, "Lists"). */
export const productList: ListDefinition<ListedProduct> = {
  path: 'products',
  title: 'Products',
  noun: { one: 'product', many: 'products' },
  purpose:
    'A product is a stone with its pictures, finishes and technical values. Each has a page on the site.',
  searchHint: 'Name or origin',
  filters: [
    { name: 'category', label: 'Category', choices: 'loaded' },
    { name: 'status', label: 'Status', choices: [...featuredChoices, ...publishedChoices] },
  ],
  loadChoices: async () => ({ category: await loadCollections('slug') }),
  sorts: [
    { by: 'id', order: 'asc', label: 'As on the site' },
    { by: 'name', order: 'asc', label: 'Name, A to Z' },
    { by: 'name', order: 'desc', label: 'Name, Z to A' },
    { by: 'origin', order: 'asc', label: 'Origin, A to Z' },
    { by: 'origin', order: 'desc', label: 'Origin, Z to A' },
    { by: 'availability', order: 'asc', label: 'Availability, A to Z' },
    { by: 'availability', order: 'desc', label: 'Availability, Z to A' },
    { by: 'created_at', order: 'desc', label: 'Newest first' },
    { by: 'updated_at', order: 'desc', label: 'Last changed first' },
  ],
  bulkActions: ['publish', 'unpublish', 'feature', 'unfeature', 'category', 'delete'],
  deleteFailure: 'Error deleting product. Please try again.',
  titleOf: (product) => product.name,
  siteAddressOf: (product) => `/${product.slug}/`,
  Card: ProductCard,
  Table: ProductTable,
};
