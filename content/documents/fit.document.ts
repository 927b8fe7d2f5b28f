import { defineDocument } from './site-document.ts';
import { line, pageLabel, pageName, prose } from './text-fields.ts';

/** The page that finds stones for a use. */
export const fitDocument = defineDocument({
  key: 'fit',
  label: 'Stones by use',
  help: 'The page where visitors say what a stone is for, and see which may go there by their tests. Its other words are among the wording.',
  shownOn: '/fit/',
  fields: {
    name: pageName('Find by use'),
    label: pageLabel(),
    heading: line('Heading', { start: 'Which stone may go where' }),
    introduction: prose('Introduction', {
      start:
        'Say what the stone is for. Our stones are compared with limits that can be looked up, by what was tested of each.',
    }),
  },
});
