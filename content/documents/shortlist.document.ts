import { defineDocument } from './site-document.ts';
import { line, pageLabel, pageName, printed, prose, sentence } from './text-fields.ts';

const countHelp = '{stones} becomes "1 stone" or "5 stones"';

/** The visitor's own list of stones. */
export const shortlistDocument = defineDocument({
  key: 'shortlist',
  label: 'Shortlist',
  help: 'The page with the products that a visitor keeps, what can be done with them, and lists that somebody has shared.',
  shownOn: '/shortlist/',
  fields: {
    name: pageName('Shortlist'),
    label: pageLabel('Your selection'),
    heading: line('Heading', { start: 'Shortlist' }),
    text: prose('Text', {
      start:
        'Say what you have in mind for each stone, as far as you know it. The list stays in this browser until you send or share it.',
    }),
    undecided: line('While no finish or thickness is chosen', { start: 'Not decided' }),
    gone: line('Beside a product that is not published any more', { start: 'No longer in our collections' }),
    addHeading: line('Label of the field that adds a product', { start: 'Add a stone by its name' }),
    addButton: line('Button that adds it', { start: 'Add' }),
    notFound: sentence('Where there is no such product', { start: 'We found no stone of that name.' }),
    empty: {
      kind: 'group',
      label: 'While the list is empty',
      fields: {
        text: prose('Text', {
          start: 'There is no stone on your list yet. Each stone has a ribbon that puts it here.',
        }),
        button: line('Button', { start: 'See the collections' }),
        colourButton: line('Second button', { start: 'Find by colour' }),
      },
    },
    ask: {
      kind: 'group',
      label: 'Asking about the products',
      fields: {
        button: line('Button', { start: 'Ask about these stones' }),
        heading: line('Heading', { start: 'Ask about these stones' }),
        subject: line('Subject', { start: 'Price and availability of {stones}', help: countHelp }),
        hint: line('Beside the message', { start: 'Where the building is, and when the stone is needed.' }),
      },
    },
    sample: {
      kind: 'group',
      label: 'Asking for samples',
      fields: {
        button: line('Button', { start: 'Ask for samples' }),
        heading: line('Heading', { start: 'Ask for samples' }),
        subject: line('Subject', { start: 'Samples of {stones}', help: countHelp }),
        hint: line('Beside the address', { start: 'The address that the samples go to.' }),
      },
    },
    tools: {
      kind: 'group',
      label: 'Taking the list along',
      fields: {
        link: line('Copy a link', { start: 'Copy link' }),
        pdf: line('As PDF', { start: 'PDF' }),
        print: line('Print', { start: 'Print' }),
        mail: line('By e-mail', { start: 'Send by e-mail' }),
        compare: line('Compare', { start: 'Compare' }),
        clear: line('Clear', { start: 'Clear the list' }),
        mailSubject: line('Subject of the mail', { start: 'Stones from {company}' }),
        note: sentence('About the link', {
          start: 'Whoever has the link can read the list, for {days} days.',
          help: '{days} is for how many days shared lists are kept',
        }),
      },
    },
    shared: {
      kind: 'group',
      label: 'A list that somebody has shared',
      fields: {
        label: line('Label', { start: 'A shared list' }),
        heading: line('Heading', { start: 'Stones chosen for you' }),
        text: sentence('Text', { start: 'This list was shared on {date} and can be read until {end}.' }),
        takeButton: line('Button', { start: 'Make it mine' }),
        goneHeading: line('Heading of one that is not there', { start: 'This list is not there any more' }),
        goneText: prose('Text of one that is not there', {
          start: 'Shared lists are kept for {days} days. Ask whoever sent you the link for a new one.',
        }),
        ...printed({
          sheetTitle: line('Title of the PDF', { start: 'Selection of stones' }),
          codeText: line('Beside the code to scan in the PDF', { start: 'This list on our site' }),
        }),
      },
    },
  },
});
