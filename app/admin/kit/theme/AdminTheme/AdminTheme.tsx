import '@mantine/core/styles.layer.css';
import './admin-theme.css';

import { MantineProvider } from '@mantine/core';
import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import { shippedColours } from '#content/appearance/shipped-colours.shared.ts';
import { BrandContext } from '../../../../brand-context.ts';
import { NonceContext } from '../../../../site/first-paint/NonceContext.ts';
import { findStyleNonce } from '../../../style-nonce.ts';
import { ConfirmProvider } from '../../dialogs/Confirm/ConfirmProvider.tsx';
import { locale } from '../../language/language.ts';
import { createAdminTheme, resolveCssVariables } from '../theme.ts';

/** The theme of every page of the back office, including the sign-in page. */
export function AdminTheme({ children }: { children: ReactNode }) {
  const colours = useContext(BrandContext)?.colours ?? shippedColours;
  const rendered = useContext(NonceContext);
  const getStyleNonce = () => rendered || findStyleNonce();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, []);
  const theme = useMemo(() => createAdminTheme(colours), [colours]);
  return (
    <MantineProvider
      {...{ theme, getStyleNonce }}
      cssVariablesResolver={resolveCssVariables}
      defaultColorScheme="auto"
    >
      <meta name="robots" content="noindex, nofollow" />
      <ConfirmProvider>{children}</ConfirmProvider>
    </MantineProvider>
  );
}
