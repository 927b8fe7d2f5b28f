const maxLength = 80;

/** A title shortened for use in a sentence: a social post's is its whole caption. */
export function shortTitle(title: string): string {
  const line = title.replace(/\s+/g, ' ').trim();
  return line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).trimEnd()}…`;
}
