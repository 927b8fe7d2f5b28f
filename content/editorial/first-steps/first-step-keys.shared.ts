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

/** Those that not every company takes: it has no logo, no certificates or no mail server. */
export const optionalStepKeys = ['logo', 'certificates', 'mail'] as const satisfies readonly FirstStepKey[];

export type OptionalStepKey = (typeof optionalStepKeys)[number];
