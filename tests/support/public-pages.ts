import { staticPages } from '#content/static-pages.shared.ts';

/** One path of every kind of public page, on the demo content. */
export const publicPages: readonly string[] = [
  ...staticPages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path),
  '/products/dawn/',
  '/products/dawn/statuario/',
  '/statuario/',
  '/blog/why-veins-run/',
  '/why-veins-run/',
  '/gallery/night-bathroom/',
  '/italian-marble/',
];

/** Pages that are shown and kept out of search engines. */
export const unlistedPages: readonly string[] = [
  ...staticPages.filter(({ isIndexed }) => !isIndexed).map(({ path }) => path),
  '/404',
];
