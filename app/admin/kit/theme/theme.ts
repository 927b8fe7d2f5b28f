import {
  Checkbox,
  type CSSVariablesResolver,
  createTheme,
  Drawer,
  defaultVariantColorsResolver,
  type MantineThemeOverride,
  Modal,
  Radio,
  type VariantColorsResolver,
} from '@mantine/core';
import type { CompanyColours } from '#content/appearance/shipped-colours.shared.ts';
import { t } from '../language/t.ts';
import { adminColours } from './admin-colours.ts';

/** Text on a filled control has the background's colour, and what deletes is red, in both schemes. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  if (input.variant === 'filled') return { ...colours, color: 'var(--fill-text)' };
  // The library's own is nearly white in the dark, like any other button.
  return input.variant === 'subtle' && input.color === 'red'
    ? { ...colours, color: 'var(--error)' }
    : colours;
};

/** Mantine renders a `header`, which would be a second banner landmark. */
const headOfDialog = { header: { role: 'presentation' } };

const closeButton = { 'aria-label': t('Close') };

/** As buttons are filled: in the dark the tick would be as light as its box. */
const filled = { color: 'var(--fill)', iconColor: 'var(--fill-text)' };

const square = '0rem';

/** Square corners, hairlines, no shadows; the display type is left to page titles (PageHeader). */
export function createAdminTheme(colours: CompanyColours) {
  return createTheme({ ...shapes, ...adminColours(colours) });
}

const shapes: MantineThemeOverride = {
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 2 },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-text)', fontWeight: '600' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  radius: { xs: square, sm: square, md: square, lg: square, xl: square },
  defaultRadius: square,
  shadows: { xs: 'none', sm: 'none', md: 'none', lg: 'none', xl: 'none' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Checkbox: Checkbox.extend({ defaultProps: filled }),
    Radio: Radio.extend({ defaultProps: filled }),
    Modal: Modal.extend({ defaultProps: { attributes: headOfDialog, closeButtonProps: closeButton } }),
    Drawer: Drawer.extend({ defaultProps: { attributes: headOfDialog } }),
  },
  variantColorResolver,
};

const tokenVariables = {
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

/** Mantine's general colours are the site's tokens, which follow the colour scheme. */
export const resolveCssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: tokenVariables,
  dark: tokenVariables,
});
