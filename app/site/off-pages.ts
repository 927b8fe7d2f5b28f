import { createContext, useContext } from 'react';
import { isOnPages } from '#content/off-pages.shared.ts';

/** The paths of the pages that are switched off, as the layout knows them. */
export const OffPagesContext = createContext<readonly string[]>([]);

/** Tells whether a link may be shown: nothing leads to a page that is switched off. */
export function useIsLinked(): (target: string) => boolean {
  const offPages = useContext(OffPagesContext);
  return (target) => !isOnPages(target, offPages);
}
