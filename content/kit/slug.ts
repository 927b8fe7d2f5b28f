/** What the API's router and an index of either database take with room to spare. */
export const maxSlugLength = 120;

/** Lower-case Latin letters, digits and single hyphens, e.g. `azul-bahia`. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Top-level addresses that belong to the site itself (specification/addresses.md, "Top-level slugs"). */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'products',
  'about',
  'contact',
  'social',
  'blog',
  'gallery',
  'italian-marble',
  'thank-you',
  'legal',
  'newsletter',
  '404',
  'admin',
  'api',
  'assets',
  'uploads',
  'pictures',
]);

/** What stands behind `/api/{kind}/` beside slugs, now or by plan: it would hide a record of this name. */
export const reservedSegments: ReadonlySet<string> = new Set([
  'bulk',
  'export',
  'import',
  'order',
  'restore',
  'revisions',
  'trash',
  'undo',
]);
