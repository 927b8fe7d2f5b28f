import { type DocumentValue, defineDocument } from './site-document.ts';
import { line, neededLine, prose, sentence } from './text-fields.ts';

export type Landing = DocumentValue<typeof landingDocument>;

/** What all landing pages say around their lists of stones. */
export const landingDocument = defineDocument({
  key: 'landing',
  label: 'Words of landing pages',
  help: 'What all landing pages say around their lists of products. The pages themselves are under Landing pages.',
  shownOn: '{landing}',
  fields: {
    findButton: line('Button that leads to the list', { start: 'Find a stone' }),
    listsHeading: line('Heading of the lists', { start: 'The yard list' }),
    listsText: sentence('Text below it', {
      start: 'Every strip is a slab seen on its edge: the longer the list, the wider.',
    }),
    popularHeading: line('Heading of the popular products', { start: 'Popular' }),
    popularText: sentence('Text below it', { start: 'The six that drawings name most often.' }),
    results: {
      kind: 'group',
      label: 'Products that are found',
      help: '{count} stands for how many there are, {list} for the name of a list, {query} for what was searched',
      fields: {
        none: line('No product', { start: 'No stone' }),
        one: line('One product', { start: '1 stone' }),
        several: line('Several products', { start: '{count} stones' }),
        found: line('What was chosen', { start: '{stones} in {list}' }),
        foundByName: line('What was searched', { start: '{stones} named “{query}” in {list}' }),
        everywhere: line('All lists together', { start: 'the yard list' }),
        listButton: line('Link to a whole list', { start: 'See all {count}' }),
        elsewhereButton: line('Link to other lists', { start: 'See {count} in other lists' }),
        everythingButton: line('Link to all lists', { start: 'Show the whole list' }),
        enquiryButton: line('Link to the enquiry', { start: 'Ask for it' }),
      },
    },
    notFoundText: prose('Where no product is found', {
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
  },
});
