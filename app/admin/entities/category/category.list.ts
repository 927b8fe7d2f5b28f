import { categoryEntity } from '#content/category/category.entity.ts';
import { defineList } from '../../lists/define-list.ts';
import { CategoryCard } from './CategoryCard.tsx';

/** What is specific to the list of categories (specification/back-office.md, "Lists"). */
export const categoryList = defineList(categoryEntity, {
  purpose: 'A category is a collection of products with a page of its own. Products need one to stand in.',
  searchHint: 'Name or description',
  Card: CategoryCard,
});
