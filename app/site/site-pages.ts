import { createContext, useContext } from 'react';
import type { Translated } from '#content/kit/fallback-of.shared.ts';
import { isOnPages } from '#content/off-pages.shared.ts';
import { findByPage, type PageNames } from '#content/static-pages.shared.ts';
import { twoDigits } from './typography/two-digits.ts';

type SitePages = {
  /** The paths of the pages that are switched off. */
  offPages: readonly string[];
  names: PageNames;
  /** What the menu leads to, in its order. */
  menuPaths: readonly string[];
};

/** What the layout knows of the site's pages. */
export const SitePagesContext = createContext<SitePages>({ offPages: [], names: {}, menuPaths: [] });

/** Tells whether a link may be shown: nothing leads to a page that is switched off. */
export function useIsLinked(): (target: string) => boolean {
  const { offPages } = useContext(SitePagesContext);
  return (target) => !isOnPages(target, offPages);
}

/** What a page is called, and its number in the menu if it has one. */
export function usePage(path: string): Translated & { name: string; number: string | undefined } {
  const { names, menuPaths } = useContext(SitePagesContext);
  const place = menuPaths.indexOf(path);
  const page = findByPage(names, path) ?? { name: '' };
  return { ...page, number: place < 0 ? undefined : twoDigits(place + 1) };
}
