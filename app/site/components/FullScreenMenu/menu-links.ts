import type { Menu } from '#content/documents/menu.document.ts';

export type MenuLink = {
  /** Its name in the content document of the menu. */
  id: Menu['previews'][number]['id'];
  number: string;
  label: string;
  path: string;
  preview: string;
};

/** The main pages, in the order of the menu (specification/pages.md, "Menu"). */
export const menuLinks: readonly MenuLink[] = [
  { id: 'entrance', number: '01', label: 'Entrance', path: '/', preview: 'Welcome' },
  {
    id: 'showcase',
    number: '02',
    label: 'Showcase',
    path: '/products/',
    preview: 'Discover our exquisite collection',
  },
  { id: 'annex', number: '03', label: 'Annex', path: '/about/', preview: 'Our story of craftsmanship' },
  { id: 'frames', number: '04', label: 'Frames', path: '/social/', preview: 'Follow our journey' },
  { id: 'journal', number: '05', label: 'Journal', path: '/blog/', preview: 'Insights and inspiration' },
  { id: 'lounge', number: '06', label: 'Lounge', path: '/contact/', preview: 'Connect with us' },
];

/** The picture that the menu shows for each page, by path. */
export function menuImagesOf({ previews }: Menu): { path: string; image: string }[] {
  return menuLinks.map(({ id, path }) => ({
    path,
    image: previews.find((preview) => preview.id === id)?.image ?? '',
  }));
}

/** Whether a link of the menu leads to the page behind it, to an ancestor of that page, or elsewhere. */
export function currentOf(path: string, currentPath = ''): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page';
  return path !== '/' && currentPath.startsWith(path) ? 'true' : undefined;
}
