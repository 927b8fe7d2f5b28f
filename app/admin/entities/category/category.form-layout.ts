import { categoryEntity } from '#content/category/category.entity.ts';
import { defineFormLayout, scheduleSection, searchSection } from '../../forms/form-layout.ts';

export const categoryFormLayout = defineFormLayout({
  entity: categoryEntity,
  sections: [
    { title: 'Category', column: 'main', rows: ['name', 'slug', 'description', 'longDescription'] },
    { title: 'Publication', column: 'side', rows: ['published'] },
    scheduleSection,
    { title: 'Pictures', column: 'main', rows: ['image', 'heroImage', 'videoUrl'] },
    searchSection,
  ],
});
