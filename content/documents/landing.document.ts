import { type DocumentValue, defineDocument } from './site-document.ts';
import { line, neededLine, picture, prose, sentence } from './text-fields.ts';

export type Landing = DocumentValue<typeof landingDocument>;

/** The landing page with its lists of stones. */
export const landingDocument = defineDocument({
  key: 'landing',
  label: 'Landing page',
  help: 'The list of stones that campaigns lead to, with what stands around it.',
  shownOn: '/italian-marble/',
  fields: {
    title: line('Title', { start: 'The stones in our yard' }),
    intro: prose('Introduction'),
    hero: { kind: 'group', label: 'Opening', fields: { image: picture('Picture') } },
    findButton: line('Button that leads to the list', { start: 'Find a stone' }),
    listsHeading: line('Heading of the lists', { start: 'The yard list' }),
    listsText: sentence('Text below it', {
      start: 'Every strip is a slab seen on its edge: the longer the list, the wider.',
    }),
    lists: {
      kind: 'list',
      label: 'Lists',
      noun: 'list',
      titleField: 'label',
      maxItems: 20,
      fields: {
        label: { ...line('Name'), required: 'Name is required' },
        text: prose('Text'),
        products: { kind: 'products', label: 'Stones', maxItems: 300 },
      },
    },
    popularHeading: line('Heading of the popular stones', { start: 'Popular' }),
    popularText: sentence('Text below it', { start: 'The six that drawings name most often.' }),
    popular: { kind: 'products', label: 'Popular stones', maxItems: 12 },
    results: {
      kind: 'group',
      label: 'Stones that are found',
      help: '{count} stands for how many there are, {list} for the name of a list, {query} for what was searched',
      fields: {
        none: line('No stone', { start: 'No stone' }),
        one: line('One stone', { start: '1 stone' }),
        several: line('Several stones', { start: '{count} stones' }),
        found: line('What was chosen', { start: '{stones} in {list}' }),
        foundByName: line('What was searched', { start: '{stones} named “{query}” in {list}' }),
        everywhere: line('All lists together', { start: 'the yard list' }),
        listButton: line('Link to a whole list', { start: 'See all {count}' }),
        elsewhereButton: line('Link to other lists', { start: 'See {count} in other lists' }),
        everythingButton: line('Link to all lists', { start: 'Show the whole list' }),
        enquiryButton: line('Link to the enquiry', { start: 'Ask for it' }),
      },
    },
    notFoundText: prose('Where no stone is found', {
      start:
        'Trade names differ from yard to yard. Try a shorter word, or send us the name and a picture: the slab may be standing here under another one.',
    }),
    enquiryHeading: line('Heading of the enquiry', { start: 'Ask for this week’s slabs' }),
    points: {
      kind: 'list',
      label: 'Points beside the enquiry',
      help: '{hours} stands for the promised hours',
      noun: 'point',
      titleField: 'title',
      maxItems: 12,
      fields: { title: neededLine('Title'), text: prose('Text') },
    },
    feedbackHeading: line('Heading of the feedback', { start: 'How was this page?' }),
    feedbackText: sentence('Text below it', {
      start: 'Did you find the stone, and the fact about it that you needed?',
    }),
    note: prose('Note', { help: 'What the name of the page means and what it does not' }),
  },
});
