import { defineDocument } from './site-document.ts';
import { line, pageLabel, pageName, prose, sentence } from './text-fields.ts';

/** The page that finds stones by a colour or by a visitor's picture. */
export const matchDocument = defineDocument({
  key: 'match',
  label: 'Find by colour',
  help: 'The page where visitors choose a colour, or a picture of their own, and see the nearest products.',
  shownOn: '/match/',
  fields: {
    name: pageName('Match a photo'),
    label: pageLabel('By eye'),
    heading: line('Heading', { start: 'Find a stone by its colour' }),
    wheel: {
      kind: 'group',
      label: 'By a colour',
      fields: {
        heading: line('Heading', { start: 'Choose a colour' }),
        button: line('Button', { start: 'Show these stones' }),
      },
    },
    photo: {
      kind: 'group',
      label: 'By a picture',
      fields: {
        heading: line('Heading', { start: 'Match a photo' }),
        text: prose('Text', {
          start:
            'A stone you have seen, a floor that is there already, a fabric. Take the picture in daylight, so that the surface fills it.',
        }),
        privacy: prose('What becomes of the picture', {
          start:
            'Your picture stays on this device. It is measured here, in your browser; what we are sent is five colours at most, and how the veins run.',
        }),
        label: line('Label of the choice', { start: 'Your picture' }),
        button: line('Button', { start: 'Choose a picture' }),
        busy: line('While it is measured', { start: 'Your picture is being measured …' }),
        noScripts: prose('Where scripts are off', {
          start:
            'Your browser has to measure the picture, and scripts are off in it. You can still choose a colour.',
        }),
      },
    },
    failures: {
      kind: 'group',
      label: 'What can be wrong with a picture',
      fields: {
        tooLarge: line('Too large', {
          start: 'This picture has more than 64 MB. Please choose a smaller one.',
        }),
        noPicture: line('No picture', { start: 'This file is no picture. Please choose a photo.' }),
        heic: line('A format of phones', {
          start:
            'Your browser cannot read HEIC pictures. Please save it as JPEG, or take a screenshot of it.',
        }),
        unreadable: line('Damaged', {
          start: 'Your browser cannot read this picture. Please choose another.',
        }),
        tooSmall: line('Too small', {
          start: 'This picture is too small to tell its colours. It needs 32 pixels each way.',
        }),
        notLoaded: line('Where what measures was lost on the way', {
          help: 'It is fetched again by itself',
          start: 'What measures the picture has not come yet. It is being fetched again.',
        }),
        blocked: line('Where the browser does not let it be measured', {
          start:
            'Your browser does not let pages read pictures, so it cannot be measured. You can still choose a colour.',
        }),
      },
    },
    results: {
      kind: 'group',
      label: 'What was found',
      fields: {
        familyHeading: line('Heading after a colour', { start: 'Stones of this colour' }),
        photoHeading: line('Heading after a picture', { start: 'The nearest stones' }),
        photoText: line('Before its colours', { start: 'Colours found in your picture' }),
        none: sentence('Where there are none', {
          start: 'No stone of this colour is on the racks at the moment.',
        }),
        allButton: line('Link to all collections', { start: 'See the collections' }),
      },
    },
  },
});
