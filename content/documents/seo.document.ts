import type { DocumentTextField, GroupField } from './document-field.ts';
import { defineDocument } from './site-document.ts';

type SeoFields = { title: DocumentTextField; description: DocumentTextField };

/** Titles and descriptions of the pages that are there whatever is published, and of those that have no fields for them. */
export const seoDocument = defineDocument({
  key: 'seo',
  label: 'Search engines',
  help: 'Titles and descriptions of pages, as search results show them. Records have fields of their own for them.',
  shownOn: '/',
  fields: {
    home: page('Home page', { title: '{company}[: {tagline}]', description: '{descriptor}' }),
    collections: page('Collections', {
      title: 'Collections of natural stone',
      description:
        'The stone collections of {company}[: {collections}]. Slabs shown straight on, with origin, finishes and typical figures.',
    }),
    about: page('About page', {
      title: 'About the yard and its certificates',
      description: '{introduction}',
    }),
    contact: page('Contact page', {
      title: 'Contact',
      description:
        'Write to or visit {company}[ in {place}]: address, hours, phone numbers and a form that reaches the yard.',
    }),
    social: page('Social page', {
      title: 'Frames: from the yard and the building site',
      description:
        'What {company} posts: slabs on the saw, rooms at hand-over and days in the yard, in pictures and short films.',
    }),
    journal: page('Journal', {
      title: 'The Stone Journal',
      description:
        'How stone forms, how it is chosen, cut, finished, shipped and looked after: articles for those who specify it.',
    }),
    gallery: page('Gallery', {
      title: 'Gallery: rooms in stone',
      description:
        'Rooms built with our stone: lobbies, kitchens, stairs, terraces and bars, each with the stone it is made of.',
    }),
    search: page('Search', {
      title: '[{query}: ]Search stones, articles and projects',
      description:
        'Every stone of {company} by name, collection, colour, origin, finish, thickness and use, with the articles and the buildings that tell of it.',
    }),
    slabs: page('Slabs in the yard', {
      title: 'Slabs in the yard',
      description:
        'Numbered slabs of {company} at one scale, each with its picture, sizes, flaws and neighbours of its block.',
    }),
    fit: page('Stones by use', {
      title: 'Which stone for a terrace, a shower or a worktop',
      description:
        'Say what the stone is for: stones of {company} by their tests, each with value, limit, method and source.',
    }),
    container: page('Container plan', {
      title: 'Container plan',
      description:
        'Plan a 20 ft container of stone from {company}: bundles, weights, what roads carry, and the centre of gravity.',
    }),
    landing: page('Landing pages', {
      title: '{heading}[: {count} stones by name and origin]',
      description:
        '[{lists}: the yard list of {company}. Search it by name, see each slab straight on and ask for this week’s photographs.]',
    }),
    thanks: page('Thanks', {
      title: 'Thank you',
      description: 'Your message has reached us. We reply within {hours} hours.',
    }),
    legal: page('Legal pages', {
      title: 'Privacy Policy and Terms of Service',
      description:
        'What {company} does with the data you send, and the terms under which this site may be used.',
    }),
    match: page('Find by colour', {
      title: 'Find a stone by its colour',
      description: 'Choose a colour, or match a photo of your own: the nearest stones of {company}.',
    }),
    compare: page('Comparison of products', {
      title: '[{stones}: ]Stones side by side',
      description:
        '[{stones}: ]Slabs at one scale and facts row by row, with origin, finishes, thicknesses and technical values, from {company}.',
    }),
    room: page('See it in a room', {
      title: 'See a stone in a room',
      description:
        'A kitchen, a lobby, a bathroom: lay the stones of {company} on their surfaces, slab by slab and at true size.',
    }),
    shortlist: page('Shortlist', {
      title: 'Shortlist',
      description:
        'The stones of {company} that you keep: ask about them at once, share the list, take it along.',
    }),
    newsletter: page('Newsletter', {
      title: 'Newsletter',
      description: 'Letters from {company} by e-mail: a new article, a block worth seeing. Nothing else.',
    }),
    product: page('Page of a product', {
      title: '{stone}[, {collection} collection]',
      description: '{description}',
    }),
    author: page('Page of an author', {
      title: 'Articles by {author}',
      description: 'What {author} has written for the journal: {articles}.',
    }),
    notFound: page('Page that is not there', {
      title: 'Page not found',
      description: 'This page is not here. The collections, the journal and the gallery are.',
    }),
  },
});

function page(
  label: string,
  start: { title: string; description: string },
): GroupField & { fields: SeoFields } {
  const help =
    'Words in braces, such as {company}, stand for what the site knows; what is in square brackets is left out where it knows nothing';
  return {
    kind: 'group',
    label,
    help,
    fields: {
      title: {
        kind: 'text',
        label: 'Title',
        maxLength: 120,
        default: start.title,
        check: {
          lack: 'meta',
          severity: 'problem',
          empty: 'No title: search engines show the name of the site',
        },
      },
      description: {
        kind: 'text',
        label: 'Description',
        maxLength: 300,
        isMultiline: true,
        default: start.description,
        check: { lack: 'meta', severity: 'hint', empty: 'No description: search engines choose some words' },
      },
    },
  };
}
