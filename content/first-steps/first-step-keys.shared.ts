/** The first steps, in the order that they are listed. */
export const firstStepKeys = [
  'name',
  'logo',
  'contact',
  'collection',
  'stone',
  'certificates',
  'legal',
  'mail',
] as const;

export type FirstStepKey = (typeof firstStepKeys)[number];
