import { type DocumentValue, defineDocument } from './site-document.ts';
import { line, link, neededLine, pageName, picture, prose } from './text-fields.ts';

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
        showcase: {},
        annex: {},
        frames: {},
        journal: {},
        lounge: {},
      },
      fields: {
        title: line('Title', { help: 'Left empty, the name of the page that it leads to' }),
        text: prose('Text'),
        image: picture('Picture'),
      },
    },
    links: {
      kind: 'list',
      label: 'Side doors of the last room',
      noun: 'link',
      titleField: 'label',
      maxItems: 6,
      default: {
        social: { label: 'Social', path: '/social/' },
        legal: { label: 'Legal', path: '/legal/' },
      },
      fields: { label: neededLine('Label'), path: link('Leads to') },
    },
  },
});
