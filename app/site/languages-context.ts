import { createContext, useContext } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { Translated } from '#content/kit/fallback-of.shared.ts';
import type { PageHead } from '#publishing/head/page-head.ts';
import type { SiteLanguage } from '#server/services/language-choices.ts';
import { MessagesContext } from './messages/use-messages.ts';

/** The languages of the site; none where it has only one. */
export const LanguagesContext = createContext<readonly SiteLanguage[]>([]);

/** The language of an element, where it is another one than the page's. */
export type InLanguage = { lang?: string; dir?: 'ltr' | 'rtl' };

type LanguageLink = SiteLanguage & { href: string; isCurrent: boolean };

/** Each language, with the page that is shown in it; its home page where this page has no place of its own. */
export function useLanguageLinks(): LanguageLink[] {
  const languages = useContext(LanguagesContext);
  const { language } = useContext(MessagesContext);
  const { search } = useLocation();
  const head = headOf(useMatches().at(-1)?.loaderData);
  return languages.map((each) => {
    const path = head?.languages?.find(({ tag }) => tag === each.tag)?.path;
    return {
      ...each,
      href: path === undefined ? each.home : path + search,
      isCurrent: each.tag === language,
    };
  });
}

/**
 * `lang`, and `dir` where it is another one, of an element whose texts are shown as they were written because they have no
 * translation: `<h1 {...langOf(product, 'name')}>`.
 */
export function useLangOf() {
  const languages = useContext(LanguagesContext);
  const { language } = useContext(MessagesContext);
  const source = languages.find(({ isSource }) => isSource);
  const shown = languages.find(({ tag }) => tag === language);
  /** @param of a record, or a part of a document, as it was read @param names of those of its texts that the element shows */
  return (of: object | undefined, ...names: string[]): InLanguage => {
    const { fallback = [] } = (of ?? {}) as Translated;
    if (!source || !names.some((name) => fallback.includes(name))) return {};
    return source.direction === shown?.direction
      ? { lang: source.tag }
      : { lang: source.tag, dir: source.direction };
  };
}

type PageData = { head?: PageHead; page?: { head?: PageHead } } | undefined;

/** Pages of records that share an address have theirs a step further down. */
function headOf(data: unknown): PageHead | undefined {
  const page = data as PageData;
  return page?.head ?? page?.page?.head;
}
