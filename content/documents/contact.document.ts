import { defineDocument } from './site-document.ts';
import { line, pageName } from './text-fields.ts';

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
    map: {
      kind: 'group',
      label: 'Map',
      help: 'A drawing of the road; it shows where the way to the yard is known',
      fields: {
        townWest: line('Town at the left', { help: 'Left empty: the district of the company' }),
        townEast: line('Town at the right'),
        button: line('Button', { start: 'Get Directions' }),
      },
    },
  },
});
