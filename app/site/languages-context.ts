import { createContext, useContext } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { PageHead } from '#publishing/head/page-head.ts';
import type { SiteLanguage } from '#server/services/language-choices.ts';
import { MessagesContext } from './messages/use-messages.ts';

/** The languages of the site; none where it has only one. */
export const LanguagesContext = createContext<readonly SiteLanguage[]>([]);

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

type PageData = { head?: PageHead; page?: { head?: PageHead } } | undefined;

/** Pages of records that share an address have theirs a step further down. */
function headOf(data: unknown): PageHead | undefined {
  const page = data as PageData;
  return page?.head ?? page?.page?.head;
}
