import { type DocumentValue, defineDocument } from './site-document.ts';
import { line, pageName, picture, sentence } from './text-fields.ts';

export type ContactMap = DocumentValue<typeof contactDocument>['map'];

/** What the contact page says around the form and the facts of the company. */
export const contactDocument = defineDocument({
  key: 'contact',
  label: 'Contact page',
  help: 'Headings and labels. Address, numbers and hours are in the document "Company".',
  shownOn: '/contact/',
  fields: {
    name: pageName('Lounge'),
    heading: line('Heading', { start: 'Sit down, tell us about the room' }),
    formHeading: line('Heading of the form', { start: 'Write to us' }),
    detailsHeading: line('Heading of the details', { start: 'The yard' }),
    addressLabel: line('Label of the address', { start: 'Address' }),
    emailLabel: line('Label of the e-mail address', { start: 'E-mail' }),
    messagingLabel: line('Label of messages', { start: 'Message' }),
    networksLabel: line('Label of the networks', { start: 'Follow' }),
    hours: {
      kind: 'group',
      label: 'Opening hours',
      fields: {
        dayRange: line('Days in a row', {
          start: '{from} to {until}',
          help: '{from} and {until} stand for the first and the last day',
        }),
        closed: line('Without a time', { start: 'Closed' }),
      },
    },
    map: {
      kind: 'group',
      label: 'Map',
      help: 'At the place on the map that the document "Company" has; without that and a way to the yard there is none',
      fields: {
        kind: {
          kind: 'choice',
          label: 'What is shown',
          options: ['openstreetmap', 'picture', 'drawing'],
          labels: { openstreetmap: 'OpenStreetMap, once a visitor asks for it' },
          default: 'openstreetmap',
          help: 'A map of OpenStreetMap, a picture of your own, or a drawn road between two towns',
        },
        openButton: line('Button that loads OpenStreetMap', { start: 'Show the map' }),
        openNote: sentence('Note below it', {
          start: 'It is loaded from openstreetmap.org, and only once you ask for it.',
        }),
        picture: picture('Picture of a map', 'With your place in the middle'),
        townWest: line('Town at the left of the drawing', {
          help: 'Left empty: the district of the company',
        }),
        townEast: line('Town at the right of the drawing'),
        button: line('Link to the way', { start: 'Get Directions' }),
      },
    },
  },
  judge: ({ map }) => ({
    'map.picture': map.kind === 'picture' && map.picture === '' ? 'Choose the picture of a map' : undefined,
  }),
});
