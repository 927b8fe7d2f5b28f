import about from './en/about.json' with { type: 'json' };
import answers from './en/answers.json' with { type: 'json' };
import category from './en/category.json' with { type: 'json' };
import certificates from './en/certificates.json' with { type: 'json' };
import collections from './en/collections.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import compare from './en/compare.json' with { type: 'json' };
import container from './en/container.json' with { type: 'json' };
import declaration from './en/declaration.json' with { type: 'json' };
import fit from './en/fit.json' with { type: 'json' };
import forms from './en/forms.json' with { type: 'json' };
import gallery from './en/gallery.json' with { type: 'json' };
import heads from './en/heads.json' with { type: 'json' };
import home from './en/home.json' with { type: 'json' };
import journal from './en/journal.json' with { type: 'json' };
import landing from './en/landing.json' with { type: 'json' };
import mails from './en/mails.json' with { type: 'json' };
import match from './en/match.json' with { type: 'json' };
import product from './en/product.json' with { type: 'json' };
import rock from './en/rock.json' with { type: 'json' };
import room from './en/room.json' with { type: 'json' };
import search from './en/search.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };
import shortlist from './en/shortlist.json' with { type: 'json' };
import slabs from './en/slabs.json' with { type: 'json' };
import social from './en/social.json' with { type: 'json' };
import thanks from './en/thanks.json' with { type: 'json' };
import trade from './en/trade.json' with { type: 'json' };

/** Every fixed text that visitors meet, as it is shipped, by the part of the site that shows it. */
export const messageGroups = {
  common,
  shell,
  forms,
  home,
  collections,
  category,
  product,
  rock,
  declaration,
  about,
  certificates,
  social,
  journal,
  gallery,
  search,
  shortlist,
  compare,
  match,
  fit,
  room,
  slabs,
  trade,
  container,
  landing,
  thanks,
  heads,
  answers,
  mails,
} as const;

export type MessageGroup = keyof typeof messageGroups;
type Groups = (typeof messageGroups)[MessageGroup];
export type MessageKey = Groups extends infer Group
  ? Group extends unknown
    ? keyof Group & string
    : never
  : never;

/** The shipped texts in ICU MessageFormat, by their keys. */
export const shippedMessages = Object.assign({}, ...Object.values(messageGroups)) as Readonly<
  Record<MessageKey, string>
>;

/** Where visitors meet the texts of a group, and the path of a page that shows some of them. */
export const messagePlaces: Readonly<Record<MessageGroup, { label: string; path?: string }>> = {
  common: { label: 'Several pages', path: '/' },
  shell: { label: 'Menu, search and footer', path: '/' },
  forms: { label: 'Forms', path: '/contact/' },
  home: { label: 'Home page', path: '/' },
  collections: { label: 'Collections', path: '/products/' },
  category: { label: 'A collection' },
  product: { label: 'A product' },
  rock: { label: 'A product, by class of rock' },
  declaration: { label: 'Declaration of performance' },
  about: { label: 'About page', path: '/about/' },
  certificates: { label: 'Certificates', path: '/about/' },
  social: { label: 'Social page', path: '/social/' },
  journal: { label: 'Journal', path: '/blog/' },
  gallery: { label: 'Gallery', path: '/gallery/' },
  search: { label: 'Search results', path: '/search/' },
  shortlist: { label: 'Shortlist', path: '/shortlist/' },
  compare: { label: 'Comparison of products', path: '/compare/' },
  match: { label: 'Find by colour', path: '/match/' },
  fit: { label: 'Where a stone may go', path: '/fit/' },
  room: { label: 'See it in a room', path: '/room/' },
  slabs: { label: 'Slabs', path: '/slabs/' },
  trade: { label: 'How it is sold' },
  container: { label: 'Container plan', path: '/container/' },
  landing: { label: 'Landing pages' },
  thanks: { label: 'Thank you', path: '/thank-you/' },
  heads: { label: 'Search engines and feed readers', path: '/blog/' },
  answers: { label: 'Answers to forms', path: '/contact/' },
  mails: { label: 'Mails' },
};

/** The group of a key. */
export function groupOf(key: string): MessageGroup | undefined {
  return Object.keys(messageGroups).find((group): group is MessageGroup => key.startsWith(`${group}:`));
}
