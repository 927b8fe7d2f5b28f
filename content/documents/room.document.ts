import { type DocumentValue, defineDocument } from './site-document.ts';
import { line, pageName, prose, sentence } from './text-fields.ts';

export type RoomTexts = DocumentValue<typeof roomDocument>;

/** The page that shows stones on the surfaces of a room. */
export const roomDocument = defineDocument({
  key: 'room',
  label: 'See it in a room',
  help: 'The page where visitors lay your products on the surfaces of five rooms.',
  shownOn: '/room/',
  fields: {
    name: pageName('Stones in rooms'),
    heading: line('Heading', { start: 'See it in a room' }),
    text: prose('Text', {
      start: 'Choose a surface, then a stone. Slabs and tiles are shown at their true size.',
    }),
    note: sentence('Below the picture', {
      start: 'A picture, not a sample: screens differ, and so does every slab.',
    }),
    rooms: {
      kind: 'group',
      label: 'The rooms',
      fields: {
        kitchen: line('Kitchen', { start: 'Kitchen' }),
        lobby: line('Hotel lobby', { start: 'Hotel lobby' }),
        bathroom: line('Bathroom', { start: 'Bathroom' }),
        terrace: line('Terrace', { start: 'Terrace' }),
        facade: line('Façade', { start: 'Façade' }),
        kitchenPictured: sentence('Kitchen, as it is pictured', {
          help: 'For those who cannot see the picture, and below it',
          start: 'Kitchen with an island of light stone and a book-matched splashback of the same',
        }),
        lobbyPictured: sentence('Hotel lobby, as it is pictured', {
          start: 'Hotel lobby with a floor of beige stone and a book-matched white wall',
        }),
        bathroomPictured: sentence('Bathroom, as it is pictured', {
          start: 'Bathroom with a book-matched black wall and a grey floor',
        }),
        terracePictured: sentence('Terrace, as it is pictured', {
          start: 'Walled terrace paved in beige travertine, with a stone bench and an olive tree',
        }),
        facadePictured: sentence('Façade, as it is pictured', {
          start: 'Façade of pale travertine on a brown plinth, with the shade of a tree on it',
        }),
      },
    },
    surfaces: {
      kind: 'group',
      label: 'Their surfaces',
      fields: {
        top: line('Kitchen: top of the island', { start: 'Island top' }),
        end: line('Kitchen: end of the island', { start: 'Waterfall end' }),
        splashback: line('Kitchen: behind the worktop', { start: 'Splashback' }),
        floor: line('Hotel lobby: floor', { start: 'Lobby floor' }),
        wall: line('Bathroom: wall', { start: 'Feature wall' }),
        paving: line('Terrace: paving', { start: 'Paving' }),
        gardenwall: line('Terrace: garden wall', { start: 'Garden wall' }),
        cladding: line('Façade: cladding', { start: 'Cladding' }),
        plinth: line('Façade: plinth', { start: 'Plinth' }),
        pavement: line('Façade: pavement', { start: 'Pavement' }),
      },
    },
    shown: line('What is shown', {
      help: 'For those who cannot see the picture, and below it; {stones} are as in the next line',
      start: '{room} with {stones}',
    }),
    stoneOn: line('A product on a surface', { start: '{stone} on the {surface}' }),
    allButton: line('Link to all products', { start: 'See the collections' }),
    failures: {
      kind: 'group',
      label: 'What can be wrong',
      fields: {
        noScripts: prose('Where scripts are off', {
          start:
            'Laying a stone needs scripts, which are off in your browser. The rooms are shown with the stones they were built with.',
        }),
        noCanvas: line('Where the browser cannot draw', {
          start: 'Your browser does not let pages draw pictures, so the room stays as it was built.',
        }),
        notLoaded: line('Where what draws was lost on the way', {
          help: 'It is fetched again by itself',
          start: 'What lays the stones has not come yet. It is being fetched again.',
        }),
        unknownRoom: line('An unknown room', {
          help: '{room} is what the address says',
          start: 'There is no room “{room}”. This is the first of ours.',
        }),
        unknownStone: line('An unknown product', {
          help: '{stone} is what the address says',
          start: 'The stone “{stone}” is not in our collections any more. Choose another in its place.',
        }),
        noPicture: line('A picture that does not come', {
          help: '{stone} is its name',
          start: 'The picture of {stone} did not come. Choose it again, or another.',
        }),
      },
    },
  },
});
