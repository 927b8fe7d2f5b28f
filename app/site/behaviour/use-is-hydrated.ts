import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the page is what the server rendered, true soon after it is hydrated: what follows is rendered in slices,
 * where a store's own change would be rendered in one go right after hydration. On a page that was reached by navigation in
 * the browser it is true from the first render.
 */
export function useIsHydrated(): boolean {
  const isHydrating = useIsHydrating();
  return useDeferredValue(true, isHydrating ? false : undefined);
}

/** Whether this very render takes over what the server rendered. */
function useIsHydrating(): boolean {
  let isHydrating = false;
  useSyncExternalStore(
    never,
    () => null,
    () => {
      isHydrating = true;
      return null;
    },
  );
  return isHydrating;
}
