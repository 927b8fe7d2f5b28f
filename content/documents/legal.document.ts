import { type DocumentValue, defineDocument } from './site-document.ts';
import { line, neededLine, pageLabel, pageName, prose } from './text-fields.ts';

type Legal = DocumentValue<typeof legalDocument>;
export type LegalSection = Legal['privacy'][number];

const sectionFields = {
  title: { ...line('Title'), required: 'Title is required' },
  html: { kind: 'html', label: 'Text', maxLength: 100_000 },
} as const;

/** The privacy policy, the terms, and whatever else a company has to say, each with a name of its own. */
export const legalDocument = defineDocument({
  key: 'legal',
  label: 'Legal pages',
  help: 'The privacy policy, the terms of service and further texts, section by section.',
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
    privacyName: line('Name of the privacy policy', { start: 'Privacy Policy' }),
    privacy: {
      kind: 'list',
      label: 'Privacy Policy',
      noun: 'section',
      titleField: 'title',
      maxItems: 60,
      fields: sectionFields,
    },
    termsName: line('Name of the terms', { start: 'Terms of Service' }),
    terms: {
      kind: 'list',
      label: 'Terms of Service',
      noun: 'section',
      titleField: 'title',
      maxItems: 60,
      fields: sectionFields,
    },
    further: {
      kind: 'list',
      label: 'Further texts',
      help: 'Such as terms of sale or the complaints procedure',
      noun: 'text',
      titleField: 'name',
      maxItems: 20,
      fields: {
        name: neededLine('Name'),
        sections: {
          kind: 'list',
          label: 'Sections',
          noun: 'section',
          titleField: 'title',
          maxItems: 60,
          fields: sectionFields,
        },
      },
    },
  },
  judge: ({ further }) =>
    Object.fromEntries(
      further
        .map(({ id }, index) => [`further.${index}.id`, id] as const)
        .filter(([, id]) => id === 'privacy' || id === 'terms')
        .map(([path, id]) => [path, `Another text has the id "${id}"`]),
    ),
});
