/** An editorial team is the company. */
export function isCompanyAuthor(author: string): boolean {
  return author === '' || /\bteam\b/i.test(author);
}

/** The page that tells more of an author: the company's own, or the journal with what this person has written. */
export function authorPath(author: string): string {
  return isCompanyAuthor(author) ? '/about/' : `/blog/?${new URLSearchParams({ author })}`;
}
