import type { SiteContent } from './site-content.schema.ts';

/** What the site says of itself, as far as its fixed pages take their titles from it. */
export type SiteFacts = Pick<SiteContent, 'company' | 'about' | 'landing'>;

export type StaticPage = {
  /** Canonical path, with its closing slash. */
  path: string;
  /** False for pages that search engines should leave out. */
  isIndexed: boolean;
  title: (facts: SiteFacts) => string;
  description: (facts: SiteFacts) => string;
};

/** The pages that are there whatever is published, in the order of the route table (public-site.md, section 2). */
export const staticPages: readonly StaticPage[] = [
  {
    path: '/',
    isIndexed: true,
    title: ({ company }) => `${company.name}: ${company.tagline || 'Natural stone'}`,
    description: ({ company }) => company.descriptor,
  },
  {
    path: '/products/',
    isIndexed: true,
    title: () => 'Collections of marble, onyx and travertine',
    description: ({ company }) =>
      `The stone collections of ${company.name}, slabs shown straight on, with origin, finishes and typical figures.`,
  },
  {
    path: '/about/',
    isIndexed: true,
    title: () => 'About the yard and its certificates',
    description: ({ about, company }) => about.intro || company.descriptor,
  },
  {
    path: '/contact/',
    isIndexed: true,
    title: () => 'Contact',
    description: ({ company }) =>
      `Write to or visit ${company.name}: address, hours, phone numbers and a form that reaches the yard.`,
  },
  {
    path: '/social/',
    isIndexed: true,
    title: () => 'Frames: from the yard and the building site',
    description: ({ company }) =>
      `What ${company.name} posts: slabs on the saw, rooms at hand-over and days in the yard, in pictures and short films.`,
  },
  {
    path: '/blog/',
    isIndexed: true,
    title: () => 'The Stone Journal',
    description: () =>
      'How stone forms, how it is chosen, cut, finished, shipped and looked after: articles on marble, onyx and travertine.',
  },
  {
    path: '/gallery/',
    isIndexed: true,
    title: () => 'Gallery: rooms in stone',
    description: ({ company }) => `Rooms, stairs and facades built with stone from ${company.name}.`,
  },
  {
    path: '/italian-marble/',
    isIndexed: true,
    title: ({ landing }) => landing.title || 'Italian marble',
    description: ({ landing, company }) => landing.intro || company.descriptor,
  },
  {
    path: '/thank-you/',
    isIndexed: false,
    title: () => 'Thank you',
    description: () => 'Your message has reached us. We reply within 24 hours.',
  },
  {
    path: '/legal/',
    isIndexed: true,
    title: () => 'Privacy Policy and Terms of Service',
    description: ({ company }) =>
      `What ${company.name} does with the data you send, and the terms under which this site may be used.`,
  },
];
