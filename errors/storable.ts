/** The largest whole number that a column of either database holds; ids and counts are kept in such columns. */
export const maxStoredInteger = 2_147_483_647;

/** What a person reads of a text that cannot be stored. */
export const unusableCharacters = 'There are characters in it that cannot be used';

/**
 * Whether both databases keep a text as it is: PostgreSQL refuses null bytes, and half a character (a lone surrogate)
 * would come back as another one.
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
