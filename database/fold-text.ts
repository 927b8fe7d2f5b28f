/**
 * Folds text for comparing: lower case, without accents, single spaces.
 * Done here and not in the database, because the two engines fold differently.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Letters that Unicode does not take apart. */
const plainSpellings = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i' }),
);

/** Folded text with letters such as ł and ß by what a keyboard without them has. */
export function spellPlainly(folded: string): string {
  return folded.replace(/[ßæœøłđðþħı]/g, (letter) => plainSpellings.get(letter) ?? letter);
}

/**
 * Folds what lists are searched for and by: `spellPlainly`, either apostrophe, and ö as o as well as oe, so that a piece of
 * each is a piece of the other. Migration 0074 has folded what was stored before.
 */
export function foldForSearch(text: string): string {
  return spellPlainly(foldText(text))
    .replace(/[‘’ʼ]/g, "'")
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replaceAll('ue', 'u');
}
