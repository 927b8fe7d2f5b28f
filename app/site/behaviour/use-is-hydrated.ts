import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the page is what the server rendered, true from the moment that scripts have taken it over. On a page
 * that scripts lead to it is true from the first.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
