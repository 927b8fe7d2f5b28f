import { type DocumentValue, defineDocument } from './site-document.ts';
import { line, picture, printed, prose } from './text-fields.ts';

export type Certificates = DocumentValue<typeof certificatesDocument>;
export type Certificate = Certificates['items'][number];

/** What the company is certified for. */
export const certificatesDocument = defineDocument({
  key: 'certificates',
  label: 'Certificates',
  help: 'What the company is certified for, each with its PDF. Without any, the section is left out.',
  shownOn: '/about/#certificates',
  fields: {
    heading: line('Heading', { start: 'Certificates' }),
    introduction: prose('Introduction'),
    scopeLabel: line('Label of the scope', { start: 'Scope' }),
    numberLabel: line('Label of the number', { start: 'Number' }),
    issuerLabel: line('Label of the issuer', { start: 'Issuer' }),
    validLabel: line('Label of the dates', { start: 'Valid' }),
    validText: line('Dates', {
      start: '{from} to {until}',
      help: '{from} and {until} stand for the two dates',
    }),
    items: {
      kind: 'list',
      label: 'Certificates',
      noun: 'certificate',
      titleField: 'title',
      maxItems: 40,
      fields: {
        ...printed({ title: { ...line('Title'), required: 'Title is required' }, number: line('Number') }),
        description: prose('Description'),
        scope: prose('Scope'),
        pdf: { kind: 'file', label: 'PDF', help: 'Without it nothing can be opened' },
        picture: picture(
          'Picture of its first page',
          'Shown over the page; without it the browser shows the PDF',
        ),
        issuer: line('Issuer'),
        date: { kind: 'text', label: 'Valid from', maxLength: 10, format: 'date' },
        expires: { kind: 'text', label: 'Valid until', maxLength: 10, format: 'date' },
        isOnDataSheets: {
          kind: 'flag',
          label: 'On data sheets',
          default: true,
          help: 'Named on the data sheet of each product for as long as it is valid',
        },
      },
    },
  },
});
