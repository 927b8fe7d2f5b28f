import { categoryEntity } from '#content/category/category.entity.ts';
import { type FormLayout, searchSection } from '../../forms/form-layout.ts';

export const categoryFormLayout: FormLayout = {
  entity: categoryEntity,
  noun: 'category',
  list: { to: '/admin/categories/', label: 'Categories' },
  uploadType: 'categories',
  addressOf: (slug) => `/products/${slug}/`,
  descriptionField: 'description',
  sections: [
    { title: 'Category', column: 'main', rows: ['name', 'slug', 'description', 'longDescription'] },
    { title: 'Publication', column: 'side', rows: ['published'] },
    { title: 'Pictures', column: 'main', rows: ['image', 'heroImage', 'videoUrl'] },
    searchSection,
  ],
};
