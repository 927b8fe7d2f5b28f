import { defineDocument } from './site-document.ts';
import { line, pageLabel, pageName, prose, sentence } from './text-fields.ts';

const ofStone = '{stone} stands for the name of the product';

/** The page that puts stones side by side. */
export const compareDocument = defineDocument({
  key: 'compare',
  label: 'Comparison of products',
  help: 'The page that puts two to four products side by side: their slabs at one scale, and their facts row by row.',
  shownOn: '/compare/',
  fields: {
    name: pageName('Compare'),
    label: pageLabel('Side by side'),
    heading: line('Heading', { start: 'Compare stones' }),
    introduction: prose('Without products', {
      start:
        'Put two to four stones side by side: their slabs at one scale, and every fact we know of them in a row.',
    }),
    oneText: sentence('With one product only', {
      start: 'Add a second stone, and their facts stand side by side.',
    }),
    scale: sentence('What the pictures show', {
      start:
        'All slabs at one scale: each picture shows about {width} of a slab’s width. No two slabs of a stone are alike.',
      help: '{width} stands for the width of what is shown, in the units that are read',
    }),
    notStated: line('Where a value is missing', { start: 'not stated' }),
    differs: line('Mark of a row whose values differ', { start: 'differs' }),
    onlyButton: line('Link to the rows that differ', { start: 'Only differences' }),
    allButton: line('Link to all rows', { start: 'Show all facts' }),
    same: sentence('Where nothing differs', {
      start: 'These stones agree in everything that is stated of them.',
    }),
    removeButton: line('Link that takes a product away', { start: 'Remove' }),
    addLabel: line('Label of the field that adds a product', { start: 'Add a stone by its name' }),
    addButton: line('Button beside it', { start: 'Add' }),
    foundText: sentence('Above the products that were found', {
      start: 'Stones found for “{query}”: choose one to add.',
      help: '{query} stands for what was typed',
    }),
    noneFound: sentence('Where none was found', {
      start: 'No stone was found for “{query}”. The search has all of them.',
      help: '{query} stands for what was typed',
    }),
    shareLabel: line('Label of sharing', { start: 'Share' }),
    messages: {
      kind: 'group',
      label: 'What can be wrong with a link',
      fields: {
        unknown: sentence('A product that is not there', {
          start: 'There is no stone “{slug}” here any more. The others are below.',
          help: '{slug} stands for the product as the link names it',
        }),
        twice: sentence('The same product twice', {
          start: '{stone} was named twice and stands here once.',
          help: ofStone,
        }),
        full: sentence('More than four products', {
          start: 'Four stones fit side by side, so these are left out: {stones}. Remove one to add another.',
          help: '{stones} stands for their names',
        }),
        isThere: sentence('A product that is there already', {
          start: '{stone} is among them already.',
          help: ofStone,
        }),
      },
    },
  },
});
