import { blogPostEntity } from '#content/blog-post/blog-post.entity.ts';
import { type FormLayout, searchSection } from '../../forms/form-layout.ts';

export const blogPostFormLayout: FormLayout = {
  entity: blogPostEntity,
  noun: 'blog post',
  list: { to: '/admin/blog/', label: 'Journal' },
  uploadType: 'blog',
  addressOf: (slug) => `/${slug}/`,
  descriptionField: 'excerpt',
  sections: [
    { title: 'Article', column: 'main', rows: ['title', 'slug', 'excerpt', 'content'] },
    { title: 'Publication', column: 'side', rows: [['published', 'featured'], 'date', 'author'] },
    { title: 'In the journal', column: 'side', rows: ['category', 'tags', 'size', 'readTime'] },
    { title: 'Pictures', column: 'main', rows: ['image', 'galleryImages'] },
    { title: 'Related', column: 'main', rows: ['relatedPosts'] },
    searchSection,
  ],
};
