import type { Home } from '#content/documents/home.document.ts';

export type Slide = Home['slides'][number];

/** The path each slide links to, and the words of its button (specification/pages.md, "Home"). */
export const doors: Record<Slide['id'], { path: string; label: string }> = {
  showcase: { path: '/products/', label: 'View Collection' },
  annex: { path: '/about/', label: 'Explore Our Story' },
  frames: { path: '/gallery/', label: 'View Gallery' },
  journal: { path: '/blog/', label: 'Read blog' },
  lounge: { path: '/contact/', label: 'Contact Us' },
};
