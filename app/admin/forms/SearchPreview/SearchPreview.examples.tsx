import { categoryValues } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { categoryFormLayout } from '../../entities/category/category.form-layout.ts';
import { SearchPreview } from './SearchPreview.tsx';

const values = { ...categoryValues, metaUrl: 'https://stone.example/dawn/' };

export const examples: Examples = {
  'From the name and description': <SearchPreview layout={categoryFormLayout} values={values} />,
  'With texts of its own, too long': (
    <SearchPreview
      layout={categoryFormLayout}
      values={{
        ...values,
        metaTitle: 'White and pale marble for rooms with little light, sawn to measure',
        metaDescription: 'Pale stones give back the light that a room has. '.repeat(5),
      }}
    />
  ),
};
