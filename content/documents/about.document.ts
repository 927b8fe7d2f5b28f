import { defineDocument } from './site-document.ts';
import { line, neededLine, pageName, picture, prose } from './text-fields.ts';

/** The company's story. */
export const aboutDocument = defineDocument({
  key: 'about',
  label: 'About page',
  help: 'The story of the company, what it can do and what one can hold it to.',
  shownOn: '/about/',
  fields: {
    name: pageName('Annex'),
    title: line('Title', { start: 'About' }),
    intro: prose('Introduction', {
      start: 'Natural stone: who chooses it, who saws it, and how it reaches you.',
    }),
    image: picture('Picture', 'Behind the title, as wide as the window'),
    story: {
      kind: 'list',
      label: 'Chapters',
      noun: 'chapter',
      titleField: 'heading',
      maxItems: 12,
      fields: { heading: neededLine('Heading'), text: prose('Text'), image: picture('Picture') },
    },
    chapterLabel: line('Label of a chapter', { start: 'Chapter' }),
    figures: {
      kind: 'list',
      label: 'Figures',
      noun: 'figure',
      titleField: 'label',
      maxItems: 12,
      fields: { value: neededLine('Figure'), label: neededLine('What it tells') },
    },
    featuresHeading: line('Heading of the promises', { start: 'What you can hold us to' }),
    features: {
      kind: 'list',
      label: 'Promises',
      noun: 'promise',
      titleField: 'title',
      maxItems: 20,
      fields: { title: neededLine('Title'), text: prose('Text') },
    },
    expertiseHeading: line('Heading of the crafts', { start: 'What the hands know' }),
    expertise: {
      kind: 'list',
      label: 'Crafts',
      noun: 'craft',
      titleField: 'title',
      maxItems: 12,
      fields: { title: neededLine('Title'), text: prose('Text'), image: picture('Picture') },
    },
    cta: {
      kind: 'group',
      label: 'Invitation at the end',
      fields: {
        title: line('Title', { start: 'Come and see the stone' }),
        text: prose('Text', {
          start: 'Slabs are best chosen standing in front of them. Tell us when you would like to come.',
        }),
        button: line('Button', { start: 'Plan a visit' }),
      },
    },
  },
});
