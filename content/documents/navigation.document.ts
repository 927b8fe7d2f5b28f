import { findByPage, staticPages } from '../static-pages.shared.ts';
import type { DocumentField } from './document-field.ts';
import { type DocumentValue, defineDocument } from './site-document.ts';
import { line, neededLine, ownLink, picture, sentence } from './text-fields.ts';

export type Navigation = DocumentValue<typeof navigationDocument>;

const label = line('Label', { help: 'Left empty, the name of the page that it leads to' });
const shown = { kind: 'flag', label: 'Shown', default: true } as const satisfies DocumentField;
const link = { label, path: ownLink('Leads to'), shown };

/** What the full-screen menu and the footer lead to, in their order. */
export const navigationDocument = defineDocument({
  key: 'navigation',
  label: 'Menu and footer',
  help: 'What the full-screen menu and the footer lead to, in their order. Pages that are off and drafts are left out by themselves.',
  shownOn: '/#menu',
  fields: {
    menu: {
      kind: 'list',
      label: 'Menu',
      noun: 'link',
      titleField: 'label',
      otherTitleField: 'path',
      maxItems: 12,
      default: {
        entrance: { label: 'Entrance', path: '/', description: 'Welcome' },
        showcase: {
          label: 'Showcase',
          path: '/products/',
          description: 'Discover our exquisite collection',
        },
        annex: { label: 'Annex', path: '/about/', description: 'Our story of craftsmanship' },
        frames: { label: 'Frames', path: '/social/', description: 'Follow our journey' },
        journal: { label: 'Journal', path: '/blog/', description: 'Insights and inspiration' },
        lounge: { label: 'Lounge', path: '/contact/', description: 'Connect with us' },
      },
      fields: {
        ...{ label, path: ownLink('Leads to') },
        description: sentence('Words below its label'),
        image: picture('Picture'),
        shown,
      },
    },
    further: {
      kind: 'list',
      label: 'Further links below the menu',
      noun: 'link',
      titleField: 'label',
      otherTitleField: 'path',
      maxItems: 8,
      default: { gallery: { path: '/gallery/' } },
      fields: link,
    },
    footer: {
      kind: 'list',
      label: 'Columns of the footer',
      noun: 'column',
      titleField: 'title',
      maxItems: 6,
      default: {
        rooms: {
          title: 'Rooms',
          links: [
            { id: 'entrance', label: 'Entrance', path: '/' },
            { id: 'showcase', path: '/products/' },
            { id: 'annex', path: '/about/' },
            { id: 'frames', path: '/social/' },
            { id: 'journal', path: '/blog/' },
            { id: 'lounge', path: '/contact/' },
          ],
        },
        tools: {
          title: 'Find and gather',
          links: [
            { id: 'search', path: '/search/' },
            { id: 'slabs', path: '/slabs/' },
            { id: 'fit', path: '/fit/' },
            { id: 'room', path: '/room/' },
            { id: 'match', path: '/match/' },
            { id: 'compare', path: '/compare/' },
            { id: 'shortlist', path: '/shortlist/' },
          ],
        },
      },
      fields: {
        title: neededLine('Title'),
        links: {
          kind: 'list',
          label: 'Links',
          noun: 'link',
          titleField: 'label',
          otherTitleField: 'path',
          maxItems: 12,
          fields: link,
        },
      },
    },
    visitLabel: line('Label of the address in the footer', { start: 'Visit' }),
    contactLabel: line('Label of the numbers in the footer', { start: 'Write or call' }),
  },
  judge: ({ menu, further, footer }) =>
    Object.fromEntries([
      ...judgeLabels('menu', menu),
      ...judgeLabels('further', further),
      ...footer.flatMap(({ links }, index) => judgeLabels(`footer.${index}.links`, links)),
    ]),
});

const namedPaths = Object.fromEntries(staticPages.map(({ path, isNamed }) => [path, isNamed ? path : '']));

/** Only the site's own pages have a name to fall back to. */
function judgeLabels(list: string, links: readonly { label: string; path: string }[]): [string, string][] {
  return links.flatMap(({ label: words, path }, index) =>
    words.trim() || findByPage(namedPaths, path)
      ? []
      : [[`${list}.${index}.label`, 'Label cannot be empty: what it leads to has no name of its own']],
  );
}
