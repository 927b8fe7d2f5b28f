import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { defaultImageFilter } from '../../media/image-filter.ts';
import { ImageFilters } from './ImageFilters.tsx';

const directories = ['blog', 'products'];

export const examples: Examples = {
  Defaults: <ImageFilters filter={defaultImageFilter} directories={directories} onChange={nothing} />,
  'Unused files of a folder, smallest first': (
    <ImageFilters
      filter={{ ...defaultImageFilter, directory: 'blog', usage: 'unused', sort: 'size', order: 'asc' }}
      directories={directories}
      onChange={nothing}
    />
  ),
};
