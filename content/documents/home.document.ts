import { type DocumentValue, defineDocument } from './site-document.ts';
import { line, link, neededLine, pageName, picture, prose } from './text-fields.ts';

const sectionKeys = ['hero', 'explore'] as const;
export type HomeSection = (typeof sectionKeys)[number];

export type Home = DocumentValue<typeof homeDocument>;

/** The home page: its first screen, and the five rooms behind it. */
export const homeDocument = defineDocument({
  key: 'home',
  label: 'Home page',
  help: 'The picture at the entrance and the five rooms behind it.',
  shownOn: '/',
  fields: {
    name: pageName('Home'),
    hero: {
      kind: 'group',
      label: 'First screen',
      fields: {
        label: line('Label', { start: 'Entrance' }),
        heading: line('Heading', { start: 'The Entrance to Elegance' }),
        subtitle: line('Subtitle'),
        button: line('Button', { start: 'Explore Collection' }),
        image: picture('Picture'),
        caption: line('Caption', { help: 'What the picture shows' }),
      },
    },
    roomsHeading: line('Heading of the rooms', {
      start: 'The rooms of the house',
      help: 'Heard by those who cannot see the page',
    }),
    slides: {
      kind: 'list',
      label: 'Rooms',
      noun: 'room',
      titleField: 'id',
      maxItems: 5,
      isFixed: true,
      default: {
        showcase: { button: 'View Collection' },
        annex: { button: 'Explore Our Story' },
        frames: { button: 'View Gallery' },
        journal: { button: 'Read blog' },
        lounge: { button: 'Contact Us' },
      },
      fields: {
        title: line('Title', { help: 'Left empty, the name of the page that it leads to' }),
        text: prose('Text'),
        button: line('Button', { help: 'Left empty, the words that a new site has here' }),
        image: picture('Picture'),
        shown: { kind: 'flag', label: 'Shown', default: true },
      },
    },
    links: {
      kind: 'list',
      label: 'Links of the last room',
      noun: 'link',
      titleField: 'label',
      maxItems: 6,
      default: {
        social: { label: 'Social', path: '/social/' },
        legal: { label: 'Legal', path: '/legal/' },
      },
      fields: { label: neededLine('Label'), path: link('Leads to') },
    },
    sections: {
      kind: 'list',
      label: 'Order of the page',
      help: 'The first screen and the rooms: which of them are shown, and in which order',
      noun: 'section',
      titleField: 'key',
      maxItems: 2,
      isFixed: true,
      default: { hero: { key: 'hero' }, explore: { key: 'explore' } },
      fields: {
        key: { kind: 'choice', label: 'Section', options: sectionKeys, default: 'hero' },
        shown: { kind: 'flag', label: 'Shown', default: true },
      },
    },
  },
  judge: ({ sections }) => ({
    sections: judgeSections(sections),
  }),
});

function judgeSections(sections: readonly { key: string; shown: boolean }[]): string | undefined {
  if (new Set(sections.map(({ key }) => key)).size < sections.length) return 'Each section stands there once';
  return sections.some(({ shown }) => shown) ? undefined : 'Show at least one of the sections';
}
