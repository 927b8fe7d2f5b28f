/** The language that the page is read in, a BCP 47 tag; undefined in the default one, whose pages have plain addresses. */
export function languageOfPage(): string | undefined {
  const { lang } = document.documentElement;
  return location.pathname.startsWith(`/${lang}/`) ? lang : undefined;
}

/** A query of what is read for the page, in its language. */
export function inLanguageOfPage(query: Record<string, string>): URLSearchParams {
  const lang = languageOfPage();
  return new URLSearchParams({ ...query, ...(lang && { lang }) });
}
