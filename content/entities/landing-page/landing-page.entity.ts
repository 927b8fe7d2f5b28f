import { defineEntity, type EntityRecord, metaFields, scheduleFields } from '../../kit/entity.ts';
import { pathOfLandingPage } from './landing-page-path.shared.ts';

declare module '#database/schema.ts' {
  interface EntityTables {
    landingPage: 'landingPages';
  }
}

/** A page that a campaign leads to: lists of stones to ask for, with what gives confidence around them. */
export const landingPageEntity = defineEntity({
  name: 'landingPage',
  table: 'landingPages',
  path: 'landing-pages',
  section: 'Landing pages',
  listTitle: 'Landing pages',
  noun: { one: 'landing page', many: 'landing pages' },
  card: { title: 'name', picture: 'heroImage', details: [], summary: 'heroText', needsPicture: false },
  columns: ['heroHeading', 'published'],
  filters: { visitor: [], administrator: ['published'] },
  sorts: ['name asc', 'name desc', 'createdAt desc', 'updatedAt desc'],
  isOrderedByHand: false,
  hasDrafts: true,
  hasOwnPage: true,
  pathOf: pathOfLandingPage,
  messages: { notFound: (key) => `Landing page "${key}" not found.` },
  fields: {
    name: {
      foundIn: 'names',
      kind: 'text',
      label: 'Name',
      required: 'Name is required',
      maxLength: 200,
      isSearchable: true,
      isSortable: true,
    },
    slug: { kind: 'slug', label: 'Address', from: 'name', fallback: 'landing-page', space: 'top-level' },
    heroHeading: {
      partOf: ['hero', 'heading'],
      foundIn: 'facts',
      kind: 'text',
      label: 'Heading',
      maxLength: 200,
      help: 'Left empty, the name stands there',
    },
    heroText: {
      partOf: ['hero', 'text'],
      foundIn: 'texts',
      kind: 'text',
      label: 'Introduction',
      maxLength: 10_000,
      isMultiline: true,
    },
    heroImage: { partOf: ['hero', 'image'], kind: 'media', label: 'Picture', accepts: 'image' },
    lists: {
      foundIn: 'texts',
      kind: 'itemList',
      label: 'Lists of products',
      help: 'Without any, the page lists the collections',
      noun: 'list',
      titleField: 'title',
      maxItems: 20,
      fields: {
        title: { kind: 'text', label: 'Name', required: 'Name is required', maxLength: 200 },
        text: { kind: 'text', label: 'Text', maxLength: 10_000, isMultiline: true },
        products: {
          kind: 'referenceList',
          label: 'Products',
          to: 'product',
          maxItems: 300,
          snakeNameGives: 'slugs',
        },
      },
    },
    popular: {
      kind: 'referenceList',
      label: 'Popular products',
      to: 'product',
      maxItems: 12,
      snakeNameGives: 'slugs',
    },
    note: {
      foundIn: 'texts',
      kind: 'text',
      label: 'Note below the lists',
      maxLength: 10_000,
      isMultiline: true,
      help: 'Such as what the name of the page means',
    },
    showCertificates: { kind: 'flag', label: 'Show the certificates', default: true },
    showTestimonials: { kind: 'flag', label: 'Show the testimonials', default: true },
    showForm: { kind: 'flag', label: 'Show the enquiry form', default: true },
    published: { kind: 'flag', label: 'Published', default: true },
    ...scheduleFields,
    ...metaFields,
  },
});

export type LandingPage = EntityRecord<typeof landingPageEntity>;
