import type { SiteContentService } from './site-content.service.ts';

/** What the site says of itself and shows, as far as its fixed pages are told by it. */
export type SiteFacts = {
  get: SiteContentService['get'];
  /** Names of the published collections, in their order. */
  findCollectionNames: () => Promise<string[]>;
  /** How many stones the lists of the landing page show. */
  countListedStones: () => Promise<number>;
};

export type StaticPage = {
  /** Canonical path, with its closing slash. */
  path: string;
  /** False for pages that search engines should leave out. */
  isIndexed: boolean;
  tell: (facts: SiteFacts) => Promise<{ title: string; description: string }>;
};

/**
 * The pages that are there whatever is published, in the order of the route table (specification/addresses.md, "Route
 * table").
 */
export const staticPages: readonly StaticPage[] = [
  { path: '/', isIndexed: true, tell: tellHome },
  { path: '/products/', isIndexed: true, tell: tellCollections },
  { path: '/about/', isIndexed: true, tell: tellAbout },
  { path: '/contact/', isIndexed: true, tell: tellContact },
  {
    path: '/social/',
    isIndexed: true,
    tell: withCompany((name) => ({
      title: 'Frames: from the yard and the building site',
      description: `What ${name} posts: slabs on the saw, rooms at hand-over and days in the yard, in pictures and short films.`,
    })),
  },
  {
    path: '/blog/',
    isIndexed: true,
    tell: withCompany(() => ({
      title: 'The Stone Journal',
      description:
        'How stone forms, how it is chosen, cut, finished, shipped and looked after: articles on marble, onyx and travertine for those who specify it.',
    })),
  },
  {
    path: '/gallery/',
    isIndexed: true,
    tell: withCompany(() => ({
      title: 'Gallery: rooms in stone',
      description:
        'Rooms built with our stone: lobbies, kitchens, stairs, terraces and bars, each with the marble, onyx or travertine it is made of.',
    })),
  },
  { path: '/italian-marble/', isIndexed: true, tell: tellLanding },
  {
    path: '/thank-you/',
    isIndexed: false,
    tell: withCompany(() => ({
      title: 'Thank you',
      description: 'Your message has reached us. We reply within 24 hours.',
    })),
  },
  {
    path: '/legal/',
    isIndexed: true,
    tell: withCompany((name) => ({
      title: 'Privacy Policy and Terms of Service',
      description: `What ${name} does with the data you send, and the terms under which this site may be used.`,
    })),
  },
  {
    path: '/newsletter/',
    isIndexed: false,
    tell: withCompany((name) => ({
      title: 'Newsletter',
      description: `Letters from ${name} by e-mail: a new article, a block worth seeing. Nothing else.`,
    })),
  },
];

function withCompany(tell: (name: string) => { title: string; description: string }): StaticPage['tell'] {
  return async ({ get }) => tell((await get('company')).name);
}

async function tellHome({ get }: SiteFacts) {
  const { name, tagline, descriptor } = await get('company');
  return { title: `${name}: ${tagline || 'Natural stone'}`, description: descriptor };
}

async function tellCollections({ get, findCollectionNames }: SiteFacts) {
  const { name } = await get('company');
  const collections = [name, (await findCollectionNames()).join(', ')].filter(Boolean).join(': ');
  return {
    title: 'Collections of marble, onyx and travertine',
    description: `The stone collections of ${collections}. Slabs shown straight on, with origin, finishes and typical figures.`,
  };
}

async function tellAbout({ get }: SiteFacts) {
  const { intro } = await get('about');
  return {
    title: 'About the yard and its certificates',
    description: intro || (await get('company')).descriptor,
  };
}

async function tellContact({ get }: SiteFacts) {
  const { name, address } = await get('company');
  const place = [address.locality, address.region].filter(Boolean).join(', ');
  return {
    title: 'Contact',
    description: `Write to or visit ${name}${place && ` in ${place}`}: address, hours, phone numbers and a form that reaches the yard.`,
  };
}

async function tellLanding({ get, countListedStones }: SiteFacts) {
  const [{ title, intro, lists }, { name, descriptor }] = await Promise.all([get('landing'), get('company')]);
  const heading = title || 'Italian marble';
  const count = await countListedStones();
  if (count === 0) return { title: heading, description: intro || descriptor };
  const labels = lists.map((list) => list.label).join(', ');
  return {
    title: `${heading}: ${count} stones by name and origin`,
    description: `${labels}: the yard list of ${name}. Search it by name, see each slab straight on and ask for this week’s photographs.`,
  };
}
