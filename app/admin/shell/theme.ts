import {
  type CSSVariablesResolver,
  createTheme,
  Drawer,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  Modal,
  type VariantColorsResolver,
} from '@mantine/core';

/*
 * The art direction's palette as Mantine understands it. In every tuple shade 7 fills on plaster and shade 2 fills
 * in the night, so that one pair of shades serves all colours; both take the ground's colour as their text.
 */
const ink: MantineColorsTuple = [
  '#faf8f4',
  '#f5f2ec',
  '#f2ede3',
  '#d8d1c4',
  '#b3aa9b',
  '#8a8073',
  '#5e574d',
  '#191714',
  '#2c2924',
  '#0e0d0c',
];
const brass: MantineColorsTuple = [
  '#faf6ee',
  '#f1e8d6',
  '#cbae7c',
  '#bd9c63',
  '#ab8a50',
  '#977743',
  '#8a6c38',
  '#80622f',
  '#6b5126',
  '#4d3a1a',
];
const red: MantineColorsTuple = [
  '#fbefec',
  '#f6d9d3',
  '#f0a497',
  '#e38474',
  '#cf6353',
  '#b94636',
  '#a63426',
  '#96281b',
  '#7c1f14',
  '#57150d',
];
const green: MantineColorsTuple = [
  '#f0f5ed',
  '#dce8d6',
  '#b4cda6',
  '#97b786',
  '#7a9d69',
  '#618452',
  '#4c6d41',
  '#3c5a33',
  '#304929',
  '#20331b',
];
const gray: MantineColorsTuple = [
  '#efeae1',
  '#e9e4da',
  '#dfd8cb',
  '#d5cdbf',
  '#857d71',
  '#6f685d',
  '#5e574d',
  '#45403a',
  '#2c2924',
  '#191714',
];
const dark: MantineColorsTuple = [
  '#f2ede3',
  '#d6cfc2',
  '#aaa295',
  '#8f877b',
  '#3a362f',
  '#2b2823',
  '#1d1b18',
  '#12110f',
  '#0d0c0b',
  '#080807',
];

/** What lies on a filled control has the colour of the ground, in both schemes. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  return input.variant === 'filled' ? { ...colours, color: 'var(--fill-text)' } : colours;
};

/** The library makes it a header element, which would be one more banner of the page. */
const headOfDialog = { header: { role: 'presentation' } };

const square = '0rem';

/** Square corners, hairlines, no shadows; Marcellus is left to page titles (PageHeader). */
export const theme = createTheme({
  colors: { ink, brass, red, green, gray, dark },
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 2 },
  white: '#fbf9f5',
  black: '#191714',
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-text)', fontWeight: '600' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  radius: { xs: square, sm: square, md: square, lg: square, xl: square },
  defaultRadius: square,
  shadows: { xs: 'none', sm: 'none', md: 'none', lg: 'none', xl: 'none' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Modal: Modal.extend({ defaultProps: { attributes: headOfDialog } }),
    Drawer: Drawer.extend({ defaultProps: { attributes: headOfDialog } }),
  },
  variantColorResolver,
});

const ofTheRoom = {
  '--mantine-color-body': 'var(--ground)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-quiet)',
  '--mantine-color-placeholder': 'var(--text-quiet)',
  '--mantine-color-anchor': 'var(--text)',
  '--mantine-color-error': 'var(--error)',
  '--mantine-color-success': 'var(--success)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-disabled-color': 'var(--text-quiet)',
};

/** Mantine's general colours are the site's tokens, which turn with the scheme by themselves. */
export const resolveCssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: ofTheRoom,
  dark: ofTheRoom,
});
