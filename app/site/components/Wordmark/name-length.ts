/** A name with more characters is set smaller, so that it fits the bar on a phone. */
const longName = 16;
const longestName = 30;

export function lengthOf(name: string): 'long' | 'longest' | undefined {
  if (name.length > longestName) return 'longest';
  return name.length > longName ? 'long' : undefined;
}
