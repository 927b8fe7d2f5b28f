import { type DocumentValue, defineDocument } from './site-document.ts';
import { line, link, neededLine, picture, sentence } from './text-fields.ts';

export type Menu = DocumentValue<typeof menuDocument>;

/** What the full-screen menu shows of each room, and the footer. */
export const menuDocument = defineDocument({
  key: 'menu',
  label: 'Menu and footer',
  help: 'The pictures of the full-screen menu, its side doors, and what the footer leads to.',
  shownOn: '/',
  fields: {
    previews: {
      kind: 'list',
      label: 'Pictures of the rooms',
      noun: 'room',
      titleField: 'id',
      maxItems: 6,
      isFixed: true,
      default: {
        entrance: {},
        showcase: {},
        annex: {},
        frames: {},
        journal: {},
        lounge: {},
      },
      fields: {
        image: picture('Picture'),
        text: sentence('Words below its name', { help: 'Left empty, those that come with the program' }),
      },
    },
    sideLinks: {
      kind: 'list',
      label: 'Side doors',
      noun: 'link',
      titleField: 'label',
      maxItems: 8,
      default: {
        gallery: { label: 'Gallery', path: '/gallery/' },
      },
      fields: { label: neededLine('Label'), path: link('Leads to') },
    },
    footer: {
      kind: 'group',
      label: 'Footer',
      fields: {
        roomsLabel: line('Label of the rooms', { start: 'Rooms' }),
        collectionsLabel: line('Label of the collections', { start: 'Collections' }),
        collections: {
          kind: 'categories',
          label: 'Collections',
          maxItems: 12,
          help: 'Without any, the first three are shown',
        },
        toolsLabel: line('Label of the tools', { start: 'Find and gather' }),
        tools: {
          kind: 'list',
          label: 'Tools',
          help: 'What helps visitors to choose',
          noun: 'link',
          titleField: 'label',
          maxItems: 8,
          default: {
            search: { label: 'Search', path: '/search/' },
            room: { label: 'Stones in rooms', path: '/room/' },
            match: { label: 'Match a photo', path: '/match/' },
            compare: { label: 'Compare', path: '/compare/' },
            shortlist: { label: 'Shortlist', path: '/shortlist/' },
          },
          fields: { label: neededLine('Label'), path: link('Leads to') },
        },
        visitLabel: line('Label of the address', { start: 'Visit' }),
        contactLabel: line('Label of the numbers', { start: 'Write or call' }),
      },
    },
  },
});
