import { judgeColours } from '../appearance/legibility.shared.ts';
import { shippedColours } from '../appearance/shipped-colours.shared.ts';
import { shippedTypeface, typefaceKeys } from '../appearance/typefaces.shared.ts';
import { type DocumentValue, defineDocument } from './site-document.ts';

export type AppearanceValue = DocumentValue<typeof appearanceDocument>;

/** The company's logo, colours and typefaces; everything else is derived (docs/decisions/0025-appearance.md). */
export const appearanceDocument = defineDocument({
  key: 'appearance',
  label: 'Appearance',
  help: 'Logo, icon, colours and type: on every page, in mails and in this back office.',
  shownOn: '/',
  fields: {
    logo: {
      kind: 'media',
      label: 'Logo',
      accepts: 'logo',
      help: 'An SVG, or a picture with a transparent ground. Without one the name stands in its place.',
    },
    logoDark: {
      kind: 'media',
      label: 'Logo on dark ground',
      accepts: 'logo',
      help: 'Without one a dark logo on a transparent ground is shown in white there.',
    },
    icon: {
      kind: 'media',
      label: 'Icon',
      accepts: 'logo',
      help: 'For browser tabs and phones: a square, an SVG or a picture; of a longer one the middle. Without one the icons are made of the logo.',
    },
    accent: {
      kind: 'colour',
      label: 'Accent',
      default: shippedColours.accent,
      help: 'Labels, marks and lines that stand out; it has to be legible on the surface',
    },
    surface: {
      kind: 'colour',
      label: 'Surface',
      default: shippedColours.surface,
      help: 'The ground of pages',
    },
    ink: {
      kind: 'colour',
      label: 'Ink',
      default: shippedColours.ink,
      help: 'Text, and the ground of buttons',
    },
    typeface: { kind: 'choice', label: 'Type', options: typefaceKeys, default: shippedTypeface },
    placeholder: {
      kind: 'media',
      label: 'Placeholder',
      accepts: 'image',
      help: 'Shown where a picture is missing; without one a drawn slab',
    },
  },
  judge: (values) => judgeColours(values),
});
