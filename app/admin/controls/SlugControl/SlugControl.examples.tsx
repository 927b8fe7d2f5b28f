import { productEntity } from '#content/product/product.entity.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { SlugControl } from './SlugControl.tsx';

const shared = {
  name: 'slug',
  apiName: 'slug',
  field: productEntity.fields.slug,
  title: 'Statuario',
  pathOf: (slug: string) => `/${slug}/`,
  onChange: () => undefined,
};

export const examples: Examples = {
  New: <SlugControl {...shared} value="" storedSlug="" isPublished={false} />,
  Published: <SlugControl {...shared} value="statuario" storedSlug="statuario" isPublished />,
  'About to move': <SlugControl {...shared} value="statuario-2" storedSlug="statuario" isPublished />,
  Wrong: <SlugControl {...shared} value="a b" storedSlug="" isPublished={false} error="Small letters only" />,
};
