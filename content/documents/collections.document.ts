import { defineDocument } from './site-document.ts';
import { line, pageName, prose, sentence } from './text-fields.ts';

/** The showcase of the collections, and what stands around the stones of one. */
export const collectionsDocument = defineDocument({
  key: 'collections',
  label: 'Collections',
  help: 'The showcase of all collections, the pages of one, and the sections on the page of a product.',
  shownOn: '/products/',
  fields: {
    name: pageName('Showcase'),
    heading: line('Heading', { start: 'Showcase' }),
    description: prose('Description', {
      start:
        'Every stone we keep stands on its edge in this hall, sorted by temperament. Walk along the racks, then step up to one.',
    }),
    emptyHeading: line('Heading without collections', { start: 'No collections found' }),
    emptyText: prose('Text without collections', {
      start: 'Our collections are being prepared. Write to us, and we tell you what is in the yard.',
    }),
    searchText: sentence('Before the way to the list', { start: 'Looking for a stone by its name?' }),
    searchButton: line('Button that leads to the list', { start: 'Search the whole list' }),
    colourButton: line('Button that leads to the choice by colour', { start: 'Find one by its colour' }),
    roomButton: line('Button that leads to the rooms', { start: 'See one in a room' }),
    category: {
      kind: 'group',
      label: 'Page of a collection',
      fields: {
        label: line('Label beside its number', { start: 'Collection' }),
        stonesLabel: line('Label of the number of products', { start: 'Stones' }),
        originsLabel: line('Label of the origins', { start: 'Origins' }),
        finishesLabel: line('Label of the finishes', { start: 'Finishes' }),
        viewLabel: line('What a screen reader calls the choice of how products are shown', {
          start: 'Show stones as',
        }),
        wallButton: line('Button that shows them as they hang', { start: 'Wall' }),
        gridButton: line('Button that shows them close together', { start: 'Grid' }),
        narrowButton: line('Link to the choices that narrow it', { start: 'Narrow' }),
        wholeButton: line('Link back to all of it', { start: 'Whole collection' }),
        emptyLabel: line('Label of a collection without products', { start: 'Empty rack' }),
        nextLabel: line('Label of the next collection', { start: 'Next collection' }),
        allButton: line('Link to all collections', { start: 'All collections' }),
      },
    },
    narrowed: {
      kind: 'group',
      label: 'Collection that is narrowed',
      fields: {
        left: line('How many are left', {
          start: '{count} of {total} stones',
          help: '{count} stands for how many there are, {total} for how many hang here',
        }),
        noneLeft: line('Nothing left', {
          start: 'No stone of {collection} has all of this',
          help: '{collection} stands for the name of the collection',
        }),
        elsewhereHeading: line('Heading of products of other collections', {
          start: 'In other collections',
        }),
        elsewhereButton: line('Link to the same choices in all collections', {
          start: 'Look in all collections',
        }),
      },
    },
    product: {
      kind: 'group',
      label: 'Page of a product',
      fields: {
        originLabel: line('Label of the origin', { start: 'Origin' }),
        categoryLabel: line('Label of the collection', { start: 'Category' }),
        availabilityLabel: line('Label of the availability', { start: 'Availability' }),
        priceLabel: line('Label of the price', { start: 'Price' }),
        finishesLabel: line('Label of the finishes', { start: 'Finishes' }),
        thicknessesLabel: line('Label of the thicknesses', { start: 'Thicknesses' }),
        coloursLabel: line('Label of the colours', { start: 'Colours, taken from the picture' }),
        roomButton: line('Link to the rooms', { start: 'See it in a room' }),
        matchButton: line('Link to the match of a photo', { start: 'Match a photo of your own' }),
        alikeHeading: line('Heading of products that look alike', { start: 'Stones like this' }),
        compareButton: line('Link to the comparison with these', { start: 'Compare them side by side' }),
        shareLabel: line('Label of sharing', { start: 'Share' }),
        priceOnRequest: line('Where a product has no price', { start: 'Quote on request' }),
        consultationHeading: line('Heading of the consultation', { start: 'Talk it over before you choose' }),
        consultationText: prose('Text of the consultation', {
          start:
            'Tell us the room, the area and the date. We answer within {hours} hours and say so if another stone would serve it better than {stone}.',
          help: '{stone} stands for the name of the product, {hours} for the promised hours',
        }),
      },
    },
  },
});
