import { galleryProjectEntity } from '#content/gallery-project/gallery-project.entity.ts';
import { defineFormLayout, scheduleSection, searchSection } from '../../forms/form-layout.ts';

export const galleryProjectFormLayout = defineFormLayout({
  entity: galleryProjectEntity,
  sections: [
    { title: 'Project', column: 'main', rows: ['name', 'slug', 'shortDescription', 'longDescription'] },
    { title: 'Publication', column: 'side', rows: ['published'] },
    scheduleSection,
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
});
