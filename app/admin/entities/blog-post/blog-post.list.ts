import { blogPostEntity } from '#content/blog-post/blog-post.entity.ts';
import { defineList } from '../../lists/define-list.ts';
import { BlogCard } from './BlogCard.tsx';

/** What is specific to the list of posts (specification/back-office.md, "Lists"). */
export const blogPostList = defineList(blogPostEntity, {
  purpose: 'A post is an article of the journal: advice, stories from the quarry, projects told at length.',
  searchHint: 'Title or excerpt',
  Card: BlogCard,
});
