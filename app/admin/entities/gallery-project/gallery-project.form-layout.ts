import { galleryProjectEntity } from '#content/gallery-project/gallery-project.entity.ts';
import { type FormLayout, searchSection } from '../../forms/form-layout.ts';

export const galleryProjectFormLayout: FormLayout = {
  entity: galleryProjectEntity,
  noun: 'gallery project',
  list: { to: '/admin/gallery/', label: 'Gallery' },
  uploadType: 'gallery',
  addressOf: (slug) => `/gallery/${slug}/`,
  descriptionField: 'shortDescription',
  sections: [
    { title: 'Project', column: 'main', rows: ['name', 'slug', 'shortDescription', 'longDescription'] },
    { title: 'Publication', column: 'side', rows: ['published'] },
    {
      title: 'Facts',
      column: 'side',
      rows: ['client', 'location', 'category', ['dateCompleted', 'duration'], 'squareFootage', 'materials'],
    },
    { title: 'Details', column: 'main', rows: ['projectDetails'] },
    { title: 'Pictures', column: 'main', rows: ['featuredImage', 'galleryImages'] },
    { title: 'Related', column: 'main', rows: ['relatedProjects'] },
    searchSection,
  ],
};
