import { type DocumentValue, defineDocument } from './site-document.ts';
import { line, pageLabel, pageName, prose } from './text-fields.ts';

type Legal = DocumentValue<typeof legalDocument>;
export type LegalSection = Legal['privacy'][number];

const sectionFields = {
  title: { ...line('Title'), required: 'Title is required' },
  html: { kind: 'html', label: 'Text', maxLength: 100_000 },
} as const;

/** The privacy policy and the terms. */
export const legalDocument = defineDocument({
  key: 'legal',
  label: 'Legal pages',
  help: 'The privacy policy and the terms of service, section by section.',
  shownOn: '/legal/',
  fields: {
    name: pageName('Legal'),
    label: pageLabel(),
    heading: line('Heading', { start: 'The small print, set large enough to read' }),
    emptyText: prose('Where nothing is written yet', {
      start: 'This text is being written. Until then, ask us.',
    }),
    licencesText: line('Link to the licences of software', {
      start: 'Licences of the software behind this site',
    }),
    privacy: {
      kind: 'list',
      label: 'Privacy Policy',
      noun: 'section',
      titleField: 'title',
      maxItems: 60,
      fields: sectionFields,
    },
    terms: {
      kind: 'list',
      label: 'Terms of Service',
      noun: 'section',
      titleField: 'title',
      maxItems: 60,
      fields: sectionFields,
    },
  },
});
