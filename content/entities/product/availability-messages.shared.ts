/** What visitors read for the choices of a product's availability. */
export const availabilityMessages = {
  Available: 'common:availability.available',
  Limited: 'common:availability.limited',
  'Out of Stock': 'common:availability.out',
  Discontinued: 'common:availability.discontinued',
} as const;
