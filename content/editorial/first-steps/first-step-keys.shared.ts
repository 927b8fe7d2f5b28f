/** The first steps, in the order that they are listed. */
export const firstStepKeys = [
  'country',
  'name',
  'logo',
  'colour',
  'opening',
  'menu',
  'contact',
  'collection',
  'stone',
  'certificates',
  'legal',
  'mail',
  'open',
] as const;

export type FirstStepKey = (typeof firstStepKeys)[number];

/** Those that not every company takes: it has no logo, no certificates or no mail server, or keeps what a site begins with. */
export const optionalStepKeys = [
  'logo',
  'colour',
  'menu',
  'certificates',
  'mail',
] as const satisfies readonly FirstStepKey[];

export type OptionalStepKey = (typeof optionalStepKeys)[number];
