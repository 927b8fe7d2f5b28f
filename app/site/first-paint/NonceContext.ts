import { createContext } from 'react';

/** The nonce of this response's inline scripts; empty in the browser, which hides it from the page. */
export const NonceContext = createContext('');
