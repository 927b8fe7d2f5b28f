import { type DocumentValue, defineDocument } from './site-document.ts';
import { line, neededLine, pageLabel, pageName, prose } from './text-fields.ts';

export type SearchTexts = DocumentValue<typeof searchDocument>;

const wordsHelp = '{count} stands for how many there are, {query} for what was searched';

/** The search of the whole site: what visitors say in other words, and what its page and its panel say. */
export const searchDocument = defineDocument({
  key: 'search',
  label: 'Search',
  help: 'What visitors call a product in other words or another script, and what stands around the results.',
  shownOn: '/search/',
  fields: {
    synonyms: {
      kind: 'list',
      label: 'Other words',
      help: 'Whoever searches the word on the left also finds what the words on the right find. Case and accents never matter, and one wrong letter is forgiven by itself.',
      noun: 'word',
      titleField: 'phrase',
      maxItems: 400,
      fields: {
        phrase: neededLine('Visitors search', 'A word or a few, in any script'),
        meaning: neededLine('It stands for', 'As your products are named or described'),
      },
    },
    name: pageName('Search'),
    label: pageLabel(),
    heading: line('Heading', { start: 'Find a stone' }),
    field: line('Label of the field', { start: 'Stone, origin, finish or use' }),
    button: line('Button', { start: 'Search' }),
    none: line('Nothing found', { start: 'Nothing for “{query}”', help: wordsHelp }),
    noneLeft: line('Nothing left of what was chosen', { start: 'Nothing has all of this' }),
    nothingYet: line('Nothing published yet', { start: 'Nothing to find yet' }),
    one: line('One found', { start: '1 result', help: wordsHelp }),
    several: line('Several found', { start: '{count} results', help: wordsHelp }),
    corrected: line('Where letters were corrected, or a word was left out', {
      start: 'Showing results for “{query}”',
      help: wordsHelp,
    }),
    emptyText: prose('Text where nothing is found', {
      start:
        'Trade names differ from yard to yard. Try a shorter word or fewer choices, or send us a picture: the slab may be standing here under another name.',
    }),
    nearestHeading: line('Heading of what comes nearest', { start: 'The nearest we have' }),
    enquiryButton: line('Link to the contact page', { start: 'Ask us' }),
    allButton: line('Link to everything there is', { start: 'See everything' }),
    narrowing: {
      kind: 'group',
      label: 'Narrowing',
      fields: {
        heading: line('Heading', { start: 'Narrow' }),
        apply: line('Button below the choices', { start: 'Show' }),
        clear: line('Link that takes all choices away', { start: 'Clear all' }),
        more: line('Button for further values', { start: '{count} more', help: wordsHelp }),
        kind: line('Products, articles, projects', { start: 'Kind' }),
        category: line('Collections', { start: 'Collection' }),
        rockClass: line('Rock class', { start: 'Rock class' }),
        use: line('Uses', { start: 'Use' }),
        colour: line('Colours', { start: 'Colour' }),
        origin: line('Countries', { start: 'Origin' }),
        finish: line('Finishes', { start: 'Finish' }),
        thickness: line('Thicknesses', { start: 'Thickness' }),
        availability: line('Availability', { start: 'Availability' }),
      },
    },
    sorting: {
      kind: 'group',
      label: 'Order',
      fields: {
        label: line('Label', { start: 'Order' }),
        relevance: line('What fits best', { start: 'Best match' }),
        position: line('As arranged by hand', { start: 'As hung' }),
        name: line('By name', { start: 'A to Z' }),
        nameBackwards: line('By name, backwards', { start: 'Z to A' }),
        newest: line('The latest first', { start: 'Newest' }),
      },
    },
  },
});
