import { defineDocument } from './site-document.ts';
import { line, pageLabel, pageName, prose, sentence } from './text-fields.ts';

/** The page of social posts. The networks themselves are facts of the company. */
export const socialDocument = defineDocument({
  key: 'social',
  label: 'Social page',
  help: 'What stands around the posts. The networks themselves are in the document "Company".',
  shownOn: '/social/',
  fields: {
    name: pageName('Frames'),
    label: pageLabel(),
    heading: line('Heading', { start: 'Frames' }),
    introduction: prose('Introduction', { start: 'Slabs, rooms and days in the yard, as we post them.' }),
    closingText: sentence('Text at the end', { start: 'The finished rooms hang next door.' }),
    closingButton: line('Button at the end', { start: 'Walk into the gallery' }),
    emptyHeading: line('Heading without posts', { start: 'Nothing on the wall yet' }),
    emptyText: line('Text without posts', { start: 'No posts found. The first ones are on their way.' }),
  },
});
