/** One path of every kind of public page, on the demo content. */
export const publicPages = [
  '/',
  '/products/',
  '/products/dawn/',
  '/products/dawn/statuario/',
  '/statuario/',
  '/about/',
  '/contact/',
  '/social/',
  '/blog/',
  '/blog/why-veins-run/',
  '/why-veins-run/',
  '/gallery/',
  '/gallery/night-bathroom/',
  '/search/',
  '/italian-marble/',
  '/legal/',
  '/match/',
  '/room/',
] as const;

/** Pages that are shown and kept out of search engines. */
export const unlistedPages = ['/thank-you/', '/newsletter/', '/compare/', '/shortlist/', '/404'] as const;
