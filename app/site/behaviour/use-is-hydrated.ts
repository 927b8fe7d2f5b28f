import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the page is what the server rendered, true once it is hydrated. On a page that was reached by
 * navigation in the browser it is true from the first render.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
