import { ownValue } from '../kit/own-value.shared.ts';
/**
 * Replaces names in braces, such as `{company}`, by their values; unknown names stay as they are. Who promises one hour
 * does not promise "1 hours".
 */
export function fillText(text: string, words: Readonly<Record<string, string | number>>): string {
  const filled = text.replace(/\{(\w+)\}/g, (name, key: string) => String(ownValue(words, key) ?? name));
  return filled.replace(/\b1 hours\b/, '1 hour');
}
