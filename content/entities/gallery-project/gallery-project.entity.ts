import { defineEntity, type EntityRecord, metaFields, scheduleFields } from '../../kit/entity.ts';
import { pathOfGalleryProject } from './gallery-project-path.shared.ts';

const maxGalleryImages = 25;

declare module '#database/schema.ts' {
  interface EntityTables {
    galleryProject: 'galleryProjects';
  }
}

export const galleryProjectEntity = defineEntity({
  name: 'galleryProject',
  table: 'galleryProjects',
  path: 'gallery',
  section: 'Gallery',
  listTitle: 'Projects',
  noun: { one: 'project', many: 'projects', inMessages: 'gallery project' },
  card: {
    title: 'name',
    picture: 'featuredImage',
    details: ['client', 'location'],
    summary: 'shortDescription',
    needsPicture: true,
  },
  columns: [],
  filters: { visitor: [], administrator: ['client', 'published'] },
  sorts: [
    ...(['position asc', 'name asc', 'name desc', 'client asc', 'location asc'] as const),
    ...(['createdAt desc', 'updatedAt desc'] as const),
  ],
  isOrderedByHand: true,
  hasDrafts: true,
  hasOwnPage: true,
  pathOf: pathOfGalleryProject,
  messages: { notFound: (key) => `Project "${key}" not found.` },
  fields: {
    name: {
      foundIn: 'names',
      kind: 'text',
      label: 'Name',
      required: 'Project name is required',
      maxLength: 160,
      isSearchable: true,
      isSortable: true,
    },
    slug: { kind: 'slug', label: 'Address', from: 'name', fallback: 'project', space: 'own' },
    category: { foundIn: 'facts', kind: 'text', label: 'Kind of project', maxLength: 80 },
    shortDescription: {
      foundIn: 'texts',
      kind: 'text',
      label: 'Short description',
      required: 'Short description is required',
      maxLength: 600,
      isMultiline: true,
      isSearchable: true,
    },
    longDescription: {
      foundIn: 'texts',
      kind: 'text',
      label: 'Long description',
      maxLength: 10_000,
      isMultiline: true,
    },
    client: {
      foundIn: 'facts',
      kind: 'text',
      label: 'Client',
      isFact: true,
      required: 'Client name is required',
      maxLength: 160,
      isSortable: true,
    },
    location: {
      foundIn: 'facts',
      kind: 'text',
      label: 'Location',
      isFact: true,
      maxLength: 160,
      isSearchable: true,
      isSortable: true,
      check: { lack: 'specifications', severity: 'hint', empty: 'Location is not given' },
    },
    dateCompleted: { kind: 'text', label: 'Completed', maxLength: 60, help: 'As shown, e.g. March 2026' },
    duration: { kind: 'text', label: 'Duration', maxLength: 60 },
    featuredImage: {
      kind: 'media',
      label: 'Featured picture',
      accepts: 'image',
      names: ['featuredImage', 'image', 'featured_image'],
      check: {
        lack: 'picture',
        severity: 'problem',
        empty: 'No featured picture: visitors see a placeholder',
      },
    },
    galleryImages: { kind: 'mediaList', label: 'Gallery', maxItems: maxGalleryImages },
    materials: {
      foundIn: 'uses',
      kind: 'textList',
      label: 'Materials',
      maxItems: 30,
      isProcessed: true,
      check: { lack: 'specifications', severity: 'hint', empty: 'Materials are not given' },
    },
    projectDetails: {
      foundIn: 'texts',
      kind: 'html',
      label: 'Project details',
      maxLength: 100_000,
      check: {
        ...{ lack: 'text', severity: 'hint', minWords: 30 },
        empty: 'No project details: the page of the project says little',
      },
    },
    squareFootage: { kind: 'text', label: 'Size', isFact: true, maxLength: 60 },
    published: { kind: 'flag', label: 'Published', default: true },
    ...scheduleFields,
    relatedProjects: {
      kind: 'referenceList',
      label: 'Related projects',
      to: 'galleryProject',
      maxItems: 12,
      snakeNameGives: 'slugs',
    },
    ...metaFields,
  },
});

export type GalleryProject = EntityRecord<typeof galleryProjectEntity>;
