/** The language that the page is read in, a BCP 47 tag; undefined in the default one, whose pages have plain addresses. */
export function languageOfPage(): string | undefined {
  const { lang } = document.documentElement;
  return location.pathname.startsWith(`/${lang}/`) ? lang : undefined;
}

/** The address of what the server has for the page in its language: `/de/shortlist/stones.json`. */
export function addressInLanguageOfPage(path: string): string {
  const lang = languageOfPage();
  return lang ? `/${lang}${path}` : path;
}

/** A query of what is read for the page from the API, in its language. */
export function inLanguageOfPage(query: Record<string, string>): URLSearchParams {
  const lang = languageOfPage();
  return new URLSearchParams({ ...query, ...(lang && { lang }) });
}
