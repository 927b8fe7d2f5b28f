import { type DocumentValue, defineDocument } from './site-document.ts';
import { line, prose } from './text-fields.ts';

export type Testimonials = DocumentValue<typeof testimonialsDocument>;

/** What customers have said. */
export const testimonialsDocument = defineDocument({
  key: 'testimonials',
  label: 'Testimonials',
  help: 'What customers have said. Without any, the section is left out.',
  shownOn: '{landing}',
  fields: {
    label: line('Label', { start: 'Testimonials' }),
    heading: line('Heading', { start: 'What came back with the packing list' }),
    items: {
      kind: 'list',
      label: 'Testimonials',
      noun: 'testimonial',
      titleField: 'name',
      maxItems: 60,
      fields: {
        text: { ...prose('Text'), required: 'Text is required' },
        name: line('Name'),
        location: line('Place'),
      },
    },
  },
});
