import type { ListDefinition } from '../list-definition.ts';
import { loadUsedCategories } from '../load-choices.ts';
import { featuredChoices, publishedChoices } from '../status-choices.ts';
import { BlogCard } from './BlogCard.tsx';
import type { ListedBlogPost } from './listed-blog-post.ts';

/** The list of the journal's posts (specification/back-office.md, "Lists"). */
export const blogList: ListDefinition<ListedBlogPost> = {
  path: 'blog',
  title: 'Journal',
  noun: { one: 'post', many: 'posts' },
  purpose: 'A post is an article of the journal: advice, stories from the quarry, projects told at length.',
  searchHint: 'Title or excerpt',
  filters: [
    { name: 'category', label: 'Category', choices: 'loaded' },
    { name: 'status', label: 'Status', choices: [...featuredChoices, ...publishedChoices] },
  ],
  loadChoices: async () => ({ category: await loadUsedCategories('blog') }),
  sorts: [
    { by: 'date', order: 'desc', label: 'Newest first' },
    { by: 'date', order: 'asc', label: 'Oldest first' },
    { by: 'title', order: 'asc', label: 'Title, A to Z' },
    { by: 'title', order: 'desc', label: 'Title, Z to A' },
    { by: 'category', order: 'asc', label: 'Category, A to Z' },
    { by: 'updated_at', order: 'desc', label: 'Last changed first' },
  ],
  bulkActions: ['publish', 'unpublish', 'feature', 'unfeature', 'delete'],
  deleteFailure: 'Error deleting blog post. Please try again.',
  titleOf: (post) => post.title,
  siteAddressOf: (post) => `/${post.slug}/`,
  Card: BlogCard,
};
