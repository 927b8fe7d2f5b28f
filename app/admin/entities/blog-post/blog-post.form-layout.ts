import { blogPostEntity } from '#content/blog-post/blog-post.entity.ts';
import { defineFormLayout, scheduleSection, searchSection } from '../../forms/form-layout.ts';

export const blogPostFormLayout = defineFormLayout({
  entity: blogPostEntity,
  sections: [
    { title: 'Article', column: 'main', rows: ['title', 'slug', 'excerpt', 'content'] },
    { title: 'Publication', column: 'side', rows: [['published', 'featured'], 'date', 'author'] },
    scheduleSection,
    { title: 'In the journal', column: 'side', rows: ['category', 'tags', 'size', 'readTime'] },
    { title: 'Pictures', column: 'main', rows: ['image', 'galleryImages'] },
    { title: 'Related', column: 'main', rows: ['relatedPosts'] },
    searchSection,
  ],
});
