import { defineDocument } from './site-document.ts';
import { line, picture, prose, sentence } from './text-fields.ts';

/** Texts for visitors outside the pages' own content: thanks, messages, privacy and pages that do not exist. */
export const noticesDocument = defineDocument({
  key: 'notices',
  label: 'Notices',
  help: 'Thanks, the newsletter, the question about counting, and the page for what is not there.',
  shownOn: '/thank-you/',
  fields: {
    thanks: {
      kind: 'group',
      label: 'Thanks',
      fields: {
        label: line('Label', { start: 'Received' }),
        heading: line('Heading', { start: 'Thank you' }),
        greeting: line('Heading with a name', {
          start: 'Thank you, {name}',
          help: '{name} stands for the name of the visitor',
        }),
        contact: line('After a message', { start: 'Your message is with us.' }),
        quote: line('After a request for a quote', { start: 'Your request for a quote is with us.' }),
        enquiry: line('After an enquiry', { start: 'Your enquiry is with us.' }),
        sample: line('After a request for samples', { start: 'Your request for samples is with us.' }),
        promise: sentence('Promise', {
          start: 'Somebody who knows the slabs will read it and reply{to} within {hours} hours.',
          help: '{to} stands for the address it goes to, {hours} for the promised hours',
        }),
        collectionsButton: line('Button to the collections', { start: 'Back to the collections' }),
        galleryButton: line('Link to the gallery', { start: 'See the stone in rooms' }),
        contactButton: line('Link to the form', { start: 'Write again' }),
        image: picture('Picture', 'Beside the thanks'),
      },
    },
    newsletter: {
      kind: 'group',
      label: 'Newsletter',
      fields: {
        label: line('Label of its page', { start: 'Newsletter' }),
        heading: line('Heading in the footer', { start: 'Letters from the yard' }),
        pageHeading: line('Heading of its page', { start: 'A letter now and then' }),
        text: sentence('Text', { start: 'A new article, a block worth seeing. Nothing else.' }),
        thanks: line('Heading of the thanks', { start: 'Thank you' }),
        journalButton: line('Link to the journal', { start: 'Read the Journal' }),
        collectionsButton: line('Link to the collections', { start: 'See the Collections' }),
      },
    },
    notFound: {
      kind: 'group',
      label: 'Page that is not there',
      fields: {
        heading: line('Heading', { start: 'This slab is not on the rack' }),
        text: prose('Text', {
          start: 'The page may have moved, or its address may have lost a letter on the way.',
        }),
        collectionsButton: line('Link to the collections', { start: 'See the collections' }),
        journalButton: line('Link to the journal', { start: 'Read the journal' }),
        contactButton: line('Link to the contact page', { start: 'Ask us' }),
        image: picture('Picture', 'Beside the message'),
      },
    },
    privacy: {
      kind: 'group',
      label: 'Question about counting',
      fields: {
        ownText: prose('Where only this site counts', {
          start:
            'Unless you decline, we count what is opened here, and which campaign brought you. No name, nothing that tells you from others, and nobody else is told.',
        }),
        outsideText: prose('Where an analytics service is told as well', {
          start:
            'May we count what is opened here, and which campaign brought you? Our analytics service would be told as well, and may set cookies.',
        }),
        refusedText: line('Where the browser asks not to be counted', {
          start: 'Your browser asks sites not to track you, so nothing is counted.',
        }),
      },
    },
    home: {
      kind: 'group',
      label: 'Failures',
      fields: { closed: line('Where the home page fails', { start: 'The entrance is closed for a moment' }) },
    },
  },
});
