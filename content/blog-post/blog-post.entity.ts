import { defineEntity, type EntityRecord, metaFields } from '../kit/entity.ts';

export const sizes = ['large', 'medium', 'small'] as const;

const maxGalleryImages = 15;

export const blogPostEntity = defineEntity({
  name: 'blogPost',
  table: 'blogPosts',
  path: 'blog',
  label: { one: 'Post', many: 'Journal' },
  titleField: 'title',
  hasDrafts: true,
  defaultSort: { by: 'date', order: 'desc' },
  messages: { notFound: (key) => `Blog post "${key}" not found.` },
  fields: {
    title: {
      kind: 'text',
      label: 'Title',
      required: 'Title is required',
      maxLength: 200,
      isSearchable: true,
      isSortable: true,
    },
    slug: { kind: 'slug', label: 'Address', from: 'title', fallback: 'article', space: 'top-level' },
    excerpt: {
      kind: 'text',
      label: 'Excerpt',
      required: 'Excerpt is required',
      maxLength: 600,
      isMultiline: true,
      isSearchable: true,
    },
    content: { kind: 'html', label: 'Content', required: 'Content is required', maxLength: 200_000 },
    category: { kind: 'text', label: 'Category', maxLength: 80, isSortable: true },
    image: {
      kind: 'media',
      label: 'Featured picture',
      accepts: 'image',
      names: ['image', 'featuredImage', 'featured_image'],
    },
    galleryImages: { kind: 'mediaList', label: 'Gallery', maxItems: maxGalleryImages },
    tags: { kind: 'textList', label: 'Tags', maxItems: 30 },
    author: { kind: 'text', label: 'Author', maxLength: 120, default: 'Editorial Team' },
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
