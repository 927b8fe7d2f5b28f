import { foldText } from '#database/fold-text.ts';

const maxSlugLength = 120;

/** Lower-case Latin letters, digits and single hyphens, e.g. `azul-bahia`. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Top-level addresses that belong to the site itself (decisions.md, section 2). */
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

/** The slug that a name suggests; `untitled` where nothing of the name can stand in an address. */
export function slugFrom(name: string): string {
  const slug = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, maxSlugLength)
    .replace(/-+$/, '');
  return slug || 'untitled';
}
