import type { Plugin } from 'vite';

const react = '/react-dom/cjs/react-dom-client.production.js';
/** Those that React makes when its module runs, and knows again by identity. */
const signals = /^(var | {2})(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/gm;
const signalsOfReact = 5;

/**
 * Where a browser is watched (developer tools, Lighthouse, a trace), each error that is made has its module read once more
 * for the place: some 35 ms of React's start at a processor four times slower, in a single task. Nobody asks where its
 * signals were made, so they are made without.
 */
export function errorsWithoutPlaces(): Plugin {
  return {
    name: 'errors-without-places',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith(react) ? makeWithoutPlaces(code) : undefined),
  };
}

/** @throws where a release of React makes them in another way */
export function makeWithoutPlaces(code: string): string {
  const found = code.match(signals)?.length ?? 0;
  if (found !== signalsOfReact) throw new Error(`React makes ${found} signals, ${signalsOfReact} were known`);
  return code.replaceAll(signals, '$1$2 = { __proto__: Error.prototype, message: $3 }');
}
