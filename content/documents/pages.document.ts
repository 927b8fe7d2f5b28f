import type { DocumentField } from './document-field.ts';
import { type DocumentValue, defineDocument } from './site-document.ts';

export type PageSwitches = DocumentValue<typeof pagesDocument>;

/** The pages that a company may do without, by their kinds in `static-pages.shared.ts`. */
export const pagesDocument = defineDocument({
  key: 'pages',
  label: 'Pages on and off',
  help: 'The pages that your site has. One that is off is nowhere to be found; everything on it is kept.',
  shownOn: '/',
  fields: {
    about: page('About page'),
    journal: page('Journal', 'Its articles and its feed are off with it'),
    gallery: page('Gallery', 'The pages of its projects are off with it'),
    social: page('Social page'),
    search: page('Search', 'The button in the header is off with it'),
    slabs: page('Slabs in the yard', 'The passports of slabs stay'),
    fit: page('Stones by use'),
    shortlist: page(
      'Shortlist',
      'The buttons that keep a product and the lists that visitors share are off with it',
    ),
    container: page('Container plan'),
    compare: page('Comparison of products'),
    match: page('Find by colour'),
    room: page('See it in a room'),
  },
});

function page(label: string, help?: string) {
  return { kind: 'flag', label, default: true, ...(help && { help }) } as const satisfies DocumentField;
}
