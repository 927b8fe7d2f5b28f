/**
 * Folds text for searching and comparing: lower case, without accents, single spaces.
 * Done here and not in the database, because the two engines fold differently.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
