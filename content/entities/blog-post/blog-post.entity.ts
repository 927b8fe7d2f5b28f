import { defineEntity, type EntityRecord, metaFields, scheduleFields } from '../../kit/entity.ts';
import { pathOfBlogPost } from './blog-post-path.shared.ts';

export const sizes = ['large', 'medium', 'small'] as const;

const maxGalleryImages = 15;

declare module '#database/schema.ts' {
  interface EntityTables {
    blogPost: 'blogPosts';
  }
}

export const blogPostEntity = defineEntity({
  name: 'blogPost',
  table: 'blogPosts',
  path: 'blog',
  section: 'Journal',
  listTitle: 'Journal',
  noun: { one: 'article', many: 'articles', inMessages: 'blog post' },
  card: {
    title: 'title',
    picture: 'image',
    details: ['category', 'author'],
    summary: 'excerpt',
    needsPicture: true,
  },
  columns: [],
  filters: { visitor: ['category', 'featured'], administrator: ['published'] },
  sorts: ['date desc', 'date asc', 'title asc', 'title desc', 'category asc', 'updatedAt desc'],
  isOrderedByHand: false,
  hasDrafts: true,
  hasOwnPage: true,
  pathOf: pathOfBlogPost,
  messages: { notFound: (key) => `Blog post "${key}" not found.` },
  fields: {
    title: {
      foundIn: 'names',
      kind: 'text',
      label: 'Title',
      required: 'Title is required',
      maxLength: 200,
      isSearchable: true,
      isSortable: true,
    },
    slug: { kind: 'slug', label: 'Address', from: 'title', fallback: 'article', space: 'top-level' },
    excerpt: {
      foundIn: 'texts',
      kind: 'text',
      label: 'Excerpt',
      required: 'Excerpt is required',
      maxLength: 600,
      isMultiline: true,
      isSearchable: true,
    },
    content: {
      foundIn: 'texts',
      kind: 'html',
      label: 'Content',
      required: 'Content is required',
      maxLength: 200_000,
      check: { lack: 'text', severity: 'hint', minWords: 200 },
    },
    category: {
      foundIn: 'facts',
      kind: 'text',
      label: 'Category',
      maxLength: 80,
      isSortable: true,
      check: {
        lack: 'category',
        severity: 'hint',
        empty: 'No category: readers cannot tell what it is about',
      },
    },
    image: {
      kind: 'media',
      label: 'Featured picture',
      accepts: 'image',
      names: ['featuredImage', 'featured_image', 'image'],
      check: {
        lack: 'picture',
        severity: 'problem',
        empty: 'No featured picture: visitors see a placeholder',
      },
    },
    galleryImages: { kind: 'mediaList', label: 'Gallery', maxItems: maxGalleryImages },
    tags: { foundIn: 'facts', kind: 'textList', label: 'Tags', isFact: true, maxItems: 30 },
    author: {
      foundIn: 'uses',
      kind: 'text',
      label: 'Author',
      isFact: true,
      maxLength: 120,
      default: 'Editorial Team',
    },
    date: { kind: 'time', label: 'Publication date', isSortable: true },
    readTime: {
      kind: 'text',
      label: 'Read time',
      maxLength: 40,
      help: 'Computed from the text when left empty',
    },
    size: { kind: 'choice', label: 'Size in the journal', options: sizes, default: 'medium' },
    featured: { kind: 'flag', label: 'Featured', default: false },
    published: { kind: 'flag', label: 'Published', default: true },
    ...scheduleFields,
    relatedPosts: {
      kind: 'referenceList',
      label: 'Related posts',
      to: 'blogPost',
      maxItems: 12,
      snakeNameGives: 'slugs',
    },
    ...metaFields,
  },
});

export type BlogPost = EntityRecord<typeof blogPostEntity>;
