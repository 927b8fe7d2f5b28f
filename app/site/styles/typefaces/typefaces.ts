import instrumentSerifLatin from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url';
import cormorantLatin from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2?url';
import figtreeItalic from '@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2?url';
import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import instrumentItalic from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2?url';
import instrumentLatin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import jostItalic from '@fontsource-variable/jost/files/jost-latin-wght-italic.woff2?url';
import jostLatin from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url';
import { shippedTypeface, type Typeface } from '#content/appearance/typefaces.shared.ts';
import { preloadedFontUrls } from '../font-urls.ts';
import cormorantBasic from '../fonts/cormorant-garamond-basic.woff2?url';
import figtreeBasic from '../fonts/figtree-basic.woff2?url';
import instrumentBasic from '../fonts/instrument-sans-basic.woff2?url';
import instrumentSerifBasic from '../fonts/instrument-serif-basic.woff2?url';
import jostBasic from '../fonts/jost-basic.woff2?url';

/** What a page needs to be set in a pair; nothing of it but the preloads for the one that the stylesheet brings. */
export type TypefaceFiles = {
  /** Fetched with the page, so that the swap is seldom seen. */
  preloads: string[];
  faces: string;
  display: string;
  text: string;
};

type ChosenTypeface = Exclude<Typeface, typeof shippedTypeface>;

/**
 * One font as its files are. `average` is the mean advance of an English sentence, `ascent` and `descent` are those of
 * the hhea table, each over unitsPerEm. `scale` enlarges a font whose capitals are small for its size.
 */
type Font = {
  family: string;
  weight: string;
  /** Nearly all text is set in this one. */
  basic: string;
  /** Fetched where a page has a character that the basic one lacks, or has italics. */
  latin: string;
  italic?: string;
  metrics: { average: number; ascent: number; descent: number };
  scale?: number;
};

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

type LocalFont = { name: string; average: number; sources: string[] };

/** Measured as above on fonts of the same widths: Liberation Serif, Liberation Sans and the two of DejaVu. */
const localSerifs: LocalFont[] = [
  { name: 'Times', average: 0.3911, sources: ['Times New Roman', 'Liberation Serif', 'Tinos'] },
  { name: 'DejaVu', average: 0.5006, sources: ['DejaVu Serif'] },
];
const localSans: LocalFont[] = [
  { name: 'Arial', average: 0.4293, sources: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'] },
  { name: 'DejaVu', average: 0.4923, sources: ['DejaVu Sans'] },
];

/** As the packages say of their files. */
const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2212,U+2215,U+FEFF,U+FFFD';
/** As operations/subset-fonts.mjs makes them. */
const basicRange =
  'U+0020-007E,U+00A0,U+00A9,U+00B0-00B3,U+00B7,U+00C5,U+00D7,U+00E1,U+00E3,U+00E7,U+00E9,U+00ED,U+00F1,U+00F3,U+00F4,U+00F6,U+00FA,U+00FC,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026';

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

/** The rules of a font; of two files that have a character the one declared last is taken. */
function fontFaces(font: Font): string {
  const { family, weight, basic, latin, italic } = font;
  const size: [string, string][] = font.scale ? [['size-adjust', percent(font.scale)]] : [];
  const file = (url: string, range: string, style = 'normal') =>
    rule([
      ['font-family', `'${family}'`],
      ['font-style', style],
      ['font-weight', weight],
      ['font-display', 'swap'],
      ['src', `url('${url}') format('woff2')`],
      ['unicode-range', range],
      ...size,
    ]);
  return [
    file(latin, latinRange),
    italic ? file(italic, latinRange, 'italic') : '',
    file(basic, basicRange),
  ].join('');
}

/** Local fonts that take the same space as the web font, so that nothing moves once it has loaded. */
function fallbackFaces(font: Font, locals: readonly LocalFont[]): string {
  const { average, ascent, descent } = font.metrics;
  return locals
    .map((local) => {
      const ratio = average / local.average;
      return rule([
        ['font-family', `'${fallbackName(font, local)}'`],
        ['src', local.sources.map((source) => `local('${source}')`).join(',')],
        ['size-adjust', percent(ratio * (font.scale ?? 1))],
        ['ascent-override', percent(ascent / ratio)],
        ['descent-override', percent(descent / ratio)],
        ['line-gap-override', '0%'],
      ]);
    })
    .join('');
}

function familyList(font: Font, locals: readonly LocalFont[], last: 'serif' | 'sans-serif'): string {
  const names = [font.family, ...locals.map((local) => fallbackName(font, local))];
  return [...names.map((name) => `'${name}'`), last].join(', ');
}

function fallbackName(font: Font, local: LocalFont): string {
  return `${font.family} ${local.name}`;
}

function rule(declarations: [string, string][]): string {
  return `@font-face{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
