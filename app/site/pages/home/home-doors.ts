import type { Home } from '#content/documents/home.document.ts';

export type Slide = Home['slides'][number];

/** The path that each slide links to (specification/pages.md, "Home"). */
export const doors: Record<Slide['id'], { path: string }> = {
  showcase: { path: '/products/' },
  annex: { path: '/about/' },
  frames: { path: '/gallery/' },
  journal: { path: '/blog/' },
  lounge: { path: '/contact/' },
};
