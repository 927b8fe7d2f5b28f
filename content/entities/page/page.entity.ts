import { defineEntity, type EntityRecord, metaFields, scheduleFields } from '../../kit/entity.ts';
import { pathOfPage } from './page-path.shared.ts';

declare module '#database/schema.ts' {
  interface EntityTables {
    page: 'pages';
  }
}

/** Whatever a company must say beside its stones: careers, terms of sale, a complaints book. */
export const pageEntity = defineEntity({
  name: 'page',
  table: 'pages',
  path: 'pages',
  section: 'Pages',
  listTitle: 'Pages',
  noun: { one: 'page', many: 'pages' },
  card: { title: 'title', picture: 'image', details: [], summary: 'metaDescription', needsPicture: false },
  columns: ['metaDescription', 'published'],
  filters: { visitor: [], administrator: ['published'] },
  sorts: ['title asc', 'title desc', 'createdAt desc', 'updatedAt desc'],
  isOrderedByHand: false,
  hasDrafts: true,
  hasOwnPage: true,
  pathOf: pathOfPage,
  messages: { notFound: (key) => `Page "${key}" not found.` },
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
    slug: { kind: 'slug', label: 'Address', from: 'title', fallback: 'page', space: 'top-level' },
    content: {
      foundIn: 'texts',
      kind: 'html',
      label: 'Content',
      maxLength: 200_000,
      check: { lack: 'text', severity: 'hint', empty: 'No content: the page has its title alone' },
    },
    image: { kind: 'media', label: 'Picture', accepts: 'image' },
    published: { kind: 'flag', label: 'Published', default: true },
    ...scheduleFields,
    ...metaFields,
  },
});

export type Page = EntityRecord<typeof pageEntity>;
