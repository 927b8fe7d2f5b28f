import instrumentSerifLatin from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url';
import cormorantLatin from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2?url';
import figtreeItalic from '@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2?url';
import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import instrumentItalic from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2?url';
import instrumentLatin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import jostItalic from '@fontsource-variable/jost/files/jost-latin-wght-italic.woff2?url';
import jostLatin from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url';
import { shippedTypeface, type Typeface } from '#site/appearance/typefaces.shared.ts';
import { preloadedFontUrls } from '../font-urls.ts';
import cormorantBasic from '../fonts/cormorant-garamond-basic.woff2?url';
import figtreeBasic from '../fonts/figtree-basic.woff2?url';
import instrumentBasic from '../fonts/instrument-sans-basic.woff2?url';
import instrumentSerifBasic from '../fonts/instrument-serif-basic.woff2?url';
import jostBasic from '../fonts/jost-basic.woff2?url';
import { type Font, fallbackFaces, familyList, fontFaces, localSans, localSerifs } from './font-face.ts';

/** What a page needs to be set in a pair; nothing of it but the preloads for the one that the stylesheet brings. */
export type TypefaceFiles = {
  /** Fetched with the page, so that the swap is seldom seen. */
  preloads: string[];
  faces: string;
  display: string;
  text: string;
};

type ChosenTypeface = Exclude<Typeface, typeof shippedTypeface>;
type Pair = { display: Font; text: Font; isDisplaySans?: boolean };

const jost: Font = {
  family: 'Jost Variable',
  weight: '400 600',
  basic: jostBasic,
  latin: jostLatin,
  italic: jostItalic,
  metrics: { average: 0.4126, ascent: 1.07, descent: 0.375 },
};

const pairs: Record<ChosenTypeface, Pair> = {
  engraving: {
    display: {
      family: 'Cormorant Garamond Variable',
      weight: '400',
      basic: cormorantBasic,
      latin: cormorantLatin,
      metrics: { average: 0.3824, ascent: 0.924, descent: 0.287 },
      scale: 1.12,
    },
    text: {
      family: 'Figtree Variable',
      weight: '400 600',
      basic: figtreeBasic,
      latin: figtreeLatin,
      italic: figtreeItalic,
      metrics: { average: 0.4319, ascent: 0.95, descent: 0.25 },
    },
  },
  atelier: {
    display: {
      family: 'Instrument Serif',
      weight: '400',
      basic: instrumentSerifBasic,
      latin: instrumentSerifLatin,
      metrics: { average: 0.3288, ascent: 0.99, descent: 0.31 },
      scale: 1.1,
    },
    text: {
      family: 'Instrument Sans Variable',
      weight: '400 600',
      basic: instrumentBasic,
      latin: instrumentLatin,
      italic: instrumentItalic,
      metrics: { average: 0.4398, ascent: 0.97, descent: 0.25 },
    },
  },
  quarry: { display: jost, text: jost, isDisplaySans: true },
};

export function typefaceFiles(typeface: Typeface): TypefaceFiles {
  if (typeface === shippedTypeface) {
    return { preloads: preloadedFontUrls, faces: '', display: '', text: '' };
  }
  const { display, text, isDisplaySans } = pairs[typeface];
  const locals = isDisplaySans ? localSans : localSerifs;
  const fonts = [...new Set([display, text])];
  return {
    preloads: fonts.map(({ basic }) => basic),
    faces: fonts
      .map((font) => fontFaces(font) + fallbackFaces(font, font === text ? localSans : locals))
      .join(''),
    display: familyList(display, locals, isDisplaySans ? 'sans-serif' : 'serif'),
    text: familyList(text, localSans, 'sans-serif'),
  };
}

/** The styles that set a whole page in a pair; empty for the shipped one. */
export function typefaceStyles(typeface: Typeface): string {
  const { faces, display, text } = typefaceFiles(typeface);
  if (faces === '') return '';
  return `${faces}@layer appearance{:root{--font-display:${display};--font-text:${text}}}`;
}
