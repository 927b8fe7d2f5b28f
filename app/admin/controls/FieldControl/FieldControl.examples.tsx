import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { categoryFormLayout } from '../../entities/category/category.form-layout.ts';
import { FieldControl } from './FieldControl.tsx';

const context = {
  layout: categoryFormLayout,
  storedSlug: 'dawn',
  isPublished: true,
  categorySlug: 'dawn',
  onReferenceChosen: nothing,
};
const shared = { context, title: 'Dawn', onChange: nothing };

export const examples: Examples = {
  'A text': <FieldControl {...shared} name="name" value="Dawn" error={undefined} />,
  'A slug that changes': <FieldControl {...shared} name="slug" value="early-dawn" error={undefined} />,
  Wrong: <FieldControl {...shared} name="description" value="" error="Description is required" />,
};
