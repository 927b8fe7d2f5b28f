import { defineEntity, type EntityRecord, metaFields, scheduleFields } from '../../kit/entity.ts';
import { pathOfCategory } from './category-path.shared.ts';

declare module '#database/schema.ts' {
  interface EntityTables {
    category: 'categories';
  }
}

export const categoryEntity = defineEntity({
  name: 'category',
  table: 'categories',
  path: 'categories',
  section: 'Collections',
  listTitle: 'Collections',
  noun: { one: 'collection', many: 'collections', inMessages: 'category' },
  card: { title: 'name', picture: 'image', details: [], summary: 'description', needsPicture: true },
  columns: [],
  filters: { visitor: [], administrator: ['published'] },
  sorts: ['position asc', 'name asc', 'name desc', 'createdAt desc', 'updatedAt desc'],
  isOrderedByHand: true,
  hasDrafts: true,
  hasOwnPage: true,
  pathOf: pathOfCategory,
  messages: { notFound: (key) => `Category "${key}" not found.` },
  fields: {
    name: {
      kind: 'text',
      label: 'Name',
      required: 'Category name is required',
      isPrinted: true,
      maxLength: 120,
      isSearchable: true,
      isSortable: true,
    },
    slug: { kind: 'slug', label: 'Address', from: 'name', fallback: 'category', space: 'own' },
    description: {
      kind: 'text',
      label: 'Description',
      required: 'Description is required',
      maxLength: 600,
      isMultiline: true,
      isSearchable: true,
    },
    longDescription: {
      kind: 'text',
      label: 'Long description',
      maxLength: 10_000,
      isMultiline: true,
      check: {
        ...{ lack: 'text', severity: 'hint', minWords: 20 },
        empty: 'No long description: the page of the collection says little',
      },
    },
    image: {
      kind: 'media',
      label: 'Picture',
      accepts: 'image',
      check: { lack: 'picture', severity: 'problem', empty: 'No picture: visitors see a placeholder' },
    },
    heroImage: { kind: 'media', label: 'Hero picture', accepts: 'image' },
    videoUrl: { kind: 'media', label: 'Video', accepts: 'video' },
    published: {
      kind: 'flag',
      label: 'Published',
      default: true,
      help: 'The published products of a draft stay at their own addresses, outside of any collection.',
    },
    ...scheduleFields,
    ...metaFields,
  },
});

export type Category = EntityRecord<typeof categoryEntity>;
