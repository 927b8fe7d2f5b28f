import type { Product } from '#content/entities/product/product.entity.ts';

/** What visitors read for the choices of the field. */
export const availabilityMessages = {
  Available: 'common:availability.available',
  Limited: 'common:availability.limited',
  'Out of Stock': 'common:availability.out',
  Discontinued: 'common:availability.discontinued',
} as const satisfies Record<Product['availability'], string>;
