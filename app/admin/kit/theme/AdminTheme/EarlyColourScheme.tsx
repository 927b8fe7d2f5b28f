import { ColorSchemeScript } from '@mantine/core';
import { useContext } from 'react';
import { NonceContext } from '../../../../site/first-paint/NonceContext.ts';

/** Applies the colour scheme before the first paint, so that the dark one never flashes white. */
export function EarlyColourScheme() {
  const nonce = useContext(NonceContext);
  return <ColorSchemeScript nonce={nonce} defaultColorScheme="auto" suppressHydrationWarning />;
}
