import { defineDocument } from './site-document.ts';
import { line, pageLabel, pageName, prose } from './text-fields.ts';

/** The page that plans what goes into a container. */
export const containerDocument = defineDocument({
  key: 'container',
  label: 'Container plan',
  help: 'The page that shows visitors how slabs go into containers. What it keeps to stands in the document "Trade", its other words are among the wording.',
  shownOn: '/container/',
  fields: {
    name: pageName('Container plan'),
    label: pageLabel(),
    heading: line('Heading', { start: 'What goes into a container' }),
    introduction: prose('Introduction', {
      start:
        'Enter pieces with their sizes, or slabs by their numbers. The plan shows bundles and weights, keeps to what the roads of the country carry, and names what does not fit.',
    }),
  },
});
