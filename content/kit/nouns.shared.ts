/** A word for one record and for several, in lower case. */
export type Word = { one: string; many: string };

/** `inMessages`: where specification/messages.md words a failure with another name, `blog post` for `article`. */
export type Noun = Word & { inMessages?: string };

/** What the worded failures call a record: 'Error saving blog post. Please try again.' */
export function messageNounOf({ noun }: { noun: Noun }): string {
  return noun.inMessages ?? noun.one;
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
