import type { ListDefinition } from '../list-definition.ts';
import { publishedChoices } from '../status-choices.ts';
import { CategoryCard } from './CategoryCard.tsx';
import type { ListedCategory } from './listed-category.ts';

/** The list of categories (specification/back-office.md, "Lists"). */
export const categoryList: ListDefinition<ListedCategory> = {
  path: 'categories',
  title: 'Categories',
  noun: { one: 'category', many: 'categories' },
  purpose: 'A category is a collection of products with a page of its own. Products need one to stand in.',
  searchHint: 'Name or description',
  filters: [{ name: 'status', label: 'Status', choices: publishedChoices }],
  sorts: [
    { by: 'id', order: 'asc', label: 'As on the site' },
    { by: 'name', order: 'asc', label: 'Name, A to Z' },
    { by: 'name', order: 'desc', label: 'Name, Z to A' },
    { by: 'created_at', order: 'desc', label: 'Newest first' },
    { by: 'updated_at', order: 'desc', label: 'Last changed first' },
  ],
  bulkActions: ['publish', 'unpublish', 'delete'],
  deleteFailure: 'Error deleting category. Please try again.',
  titleOf: (category) => category.name,
  siteAddressOf: (category) => `/products/${category.slug}/`,
  Card: CategoryCard,
};
