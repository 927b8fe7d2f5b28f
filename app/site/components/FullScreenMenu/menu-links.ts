export type MenuLink = { number: string; label: string; path: string; preview: string };

/** The rooms of the house, in the order one walks through them (specification/pages.md, "Menu"). */
export const menuLinks: readonly MenuLink[] = [
  { number: '01', label: 'Entrance', path: '/', preview: 'Welcome to our marble universe' },
  { number: '02', label: 'Showcase', path: '/products/', preview: 'Discover our exquisite collection' },
  { number: '03', label: 'Annex', path: '/about/', preview: 'Our story of craftsmanship' },
  { number: '04', label: 'Frames', path: '/social/', preview: 'Follow our journey' },
  { number: '05', label: 'Journal', path: '/blog/', preview: 'Insights and inspiration' },
  { number: '06', label: 'Lounge', path: '/contact/', preview: 'Connect with us' },
];

/** The doors that have no number: they lead off the rooms. */
export const sideLinks: readonly Pick<MenuLink, 'label' | 'path'>[] = [
  { label: 'Gallery', path: '/gallery/' },
  { label: 'Italian Marble', path: '/italian-marble/' },
];

/** What a link of the menu is to the page behind it: the page itself, the room around it, or another. */
export function currentOf(path: string, currentPath = ''): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page';
  return path !== '/' && currentPath.startsWith(path) ? 'true' : undefined;
}
