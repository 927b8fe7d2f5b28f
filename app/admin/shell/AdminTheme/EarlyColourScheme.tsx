import { ColorSchemeScript } from '@mantine/core';
import { useContext } from 'react';
import { NonceContext } from '../../../site/first-paint/NonceContext.ts';

/** Takes the stored or the system's colours before the first paint, so that a dark room never flashes white. */
export function EarlyColourScheme() {
  const nonce = useContext(NonceContext);
  return <ColorSchemeScript nonce={nonce} defaultColorScheme="auto" suppressHydrationWarning />;
}
