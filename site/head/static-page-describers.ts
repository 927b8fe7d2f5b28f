import { pathOfCategory } from '#content/category/category-path.shared.ts';
import { pathOfProduct } from '#content/product/product-path.shared.ts';
import type { PageDescribers } from './page-description.ts';
import type { StaticPageKind } from './static-pages.ts';
import { companyData } from './structured-data/company-data.ts';
import { collectionData } from './structured-data/list-data.ts';

export const staticPageDescribers: PageDescribers<StaticPageKind | 'not-found'> = {
  home: (_page, { company: { name, tagline, descriptor } }) => ({
    path: '/',
    title: `${name}: ${tagline || 'Natural stone'}`,
    description: descriptor,
    structuredData: ({ site }) => [companyData(site)],
  }),

  collections({ introduction, collections }, { company: { name } }) {
    const names = [name, collections.map((collection) => collection.name).join(', ')];
    const items = collections.map((collection) => ({
      name: collection.name,
      path: pathOfCategory(collection),
    }));
    return {
      path: '/products/',
      title: 'Collections of marble, onyx and travertine',
      description: `The stone collections of ${names.filter(Boolean).join(': ')}. Slabs shown straight on, with origin, finishes and typical figures.`,
      breadcrumb: { name: 'Showcase' },
      structuredData: ({ site, url }) => [
        collectionData(site, { name: 'Showcase', description: introduction, url, items }),
      ],
    };
  },

  about: async (_page, { company, get }) => ({
    path: '/about/',
    title: 'About the yard and its certificates',
    description: (await get('about')).intro || company.descriptor,
    breadcrumb: { name: 'Annex' },
    structuredData: ({ site }) => [companyData(site)],
  }),

  contact(_page, { company: { name, address } }) {
    const place = [address.locality, address.region].filter(Boolean).join(', ');
    return {
      path: '/contact/',
      title: 'Contact',
      description: `Write to or visit ${name}${place && ` in ${place}`}: address, hours, phone numbers and a form that reaches the yard.`,
      breadcrumb: { name: 'Lounge' },
      structuredData: ({ site }) => [companyData(site)],
    };
  },

  social: ({ items }, { company: { name } }) => ({
    path: '/social/',
    title: 'Frames: from the yard and the building site',
    description: `What ${name} posts: slabs on the saw, rooms at hand-over and days in the yard, in pictures and short films.`,
    breadcrumb: { name: 'Frames' },
    structuredData: ({ site, ...head }) => [collectionData(site, { ...head, name: 'Frames', items })],
  }),

  journal: ({ items }) => ({
    path: '/blog/',
    title: 'The Stone Journal',
    description:
      'How stone forms, how it is chosen, cut, finished, shipped and looked after: articles on marble, onyx and travertine for those who specify it.',
    breadcrumb: { name: 'Journal' },
    structuredData: ({ site, ...head }) => [
      collectionData(site, { ...head, name: 'The Stone Journal', items }),
    ],
  }),

  gallery: ({ items }) => ({
    path: '/gallery/',
    title: 'Gallery: rooms in stone',
    description:
      'Rooms built with our stone: lobbies, kitchens, stairs, terraces and bars, each with the marble, onyx or travertine it is made of.',
    breadcrumb: { name: 'Gallery' },
    structuredData: ({ site, ...head }) => [collectionData(site, { ...head, name: 'Gallery', items })],
  }),

  async landing({ products }, { company, get }) {
    const { title, intro, lists } = await get('landing');
    const name = title || 'Italian marble';
    const labels = lists.map((list) => list.label).join(', ');
    const items = products.map((product) => ({ name: product.name, path: pathOfProduct(product) }));
    return {
      path: '/italian-marble/',
      ...(products.length === 0
        ? { title: name, description: intro || company.descriptor }
        : {
            title: `${name}: ${products.length} stones by name and origin`,
            description: `${labels}: the yard list of ${company.name}. Search it by name, see each slab straight on and ask for this week’s photographs.`,
          }),
      breadcrumb: { name },
      structuredData: ({ site, url }) => [collectionData(site, { name, description: intro, url, items })],
    };
  },

  'thank-you': () => ({
    path: '/thank-you/',
    title: 'Thank you',
    description: 'Your message has reached us. We reply within 24 hours.',
  }),

  legal: (_page, { company: { name } }) => ({
    path: '/legal/',
    title: 'Privacy Policy and Terms of Service',
    description: `What ${name} does with the data you send, and the terms under which this site may be used.`,
  }),

  newsletter: (_page, { company: { name } }) => ({
    path: '/newsletter/',
    title: 'Newsletter',
    description: `Letters from ${name} by e-mail: a new article, a block worth seeing. Nothing else.`,
  }),

  'not-found': () => ({
    path: '/404',
    title: 'Page not found',
    description: 'This page is not here. The collections, the journal and the gallery are.',
  }),
};
