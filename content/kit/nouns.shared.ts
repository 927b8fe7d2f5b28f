/** A word for one record and for several, in lower case. */
export type Word = { one: string; many: string };

/** `inFull`: where nothing else says which kind it is, `blog post` for `post`; else the word itself. */
export type Noun = Word & { inFull?: Word };

/** What a record is called in a sentence that stands alone: `blog post`. */
export function fullNounOf(entity: { noun: Noun }): Word {
  return entity.noun.inFull ?? entity.noun;
}

/** What a list of several kinds calls a record: `Social post`. */
export function kindOf(entity: { noun: Noun }): string {
  return capitalize(entity.noun.one);
}

/** With a capital where a label begins: `Blog posts`. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `1 product`, `1,204 products`. */
export function countOf(count: number, noun: Word): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? noun.one : noun.many}`;
}
