/** The form of the fixed texts, by the name that people know. */
export const wordsPath = '/admin/site/words/';

/** The form of a site document. */
export function documentPathOf(key: string): string {
  return key === 'wording' ? wordsPath : `/admin/site/${key}/`;
}

/** The key of the document whose form is at an address. */
export function documentKeyAt(name: string): string {
  // The server leads every page to its address in lower case.
  return name === 'words' ? 'wording' : name.toLowerCase();
}
