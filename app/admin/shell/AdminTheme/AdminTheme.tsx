import '@mantine/core/styles.layer.css';
import './admin-theme.css';

import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConfirmProvider } from '../Confirm/ConfirmProvider.tsx';
import { resolveCssVariables, theme } from '../theme.ts';

/** What every page of the back office stands on, the sign-in page included. */
export function AdminTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolveCssVariables} defaultColorScheme="auto">
      <meta name="robots" content="noindex, nofollow" />
      <ConfirmProvider>{children}</ConfirmProvider>
    </MantineProvider>
  );
}
