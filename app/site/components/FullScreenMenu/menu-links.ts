export type MenuLink = { number: string; label: string; path: string; preview: string };

/** The rooms of the house, in the order one walks through them (public-site.md, section 2). */
export const menuLinks: readonly MenuLink[] = [
  { number: '01', label: 'Entrance', path: '/', preview: 'Welcome to our marble universe' },
  { number: '02', label: 'Showcase', path: '/products/', preview: 'Discover our exquisite collection' },
  { number: '03', label: 'Annex', path: '/about/', preview: 'Our story of craftsmanship' },
  { number: '04', label: 'Frames', path: '/social/', preview: 'Follow our journey' },
  { number: '05', label: 'Journal', path: '/blog/', preview: 'Insights and inspiration' },
  { number: '06', label: 'Lounge', path: '/contact/', preview: 'Connect with us' },
];
