import { defineDocument } from './site-document.ts';
import { line, pageLabel, pageName, prose } from './text-fields.ts';

/** The page with all slabs that can be had. */
export const slabsDocument = defineDocument({
  key: 'slabs',
  label: 'Slabs',
  help: 'The page where visitors see the slabs in your yard side by side. Its other words are among the wording.',
  shownOn: '/slabs/',
  fields: {
    name: pageName('In the yard'),
    label: pageLabel(),
    heading: line('Heading', { start: 'Slabs in the yard' }),
    introduction: prose('Introduction', {
      start: 'Every slab as it stands here, at one scale. Open one for its passport.',
    }),
  },
});
