import { isolateWithin } from '#messages/language-names.shared.ts';
import { ownValue } from '../kit/own-value.shared.ts';

/**
 * Replaces names in braces, such as `{company}`, by their values; unknown names stay as they are. A text
 * of another direction keeps its own order. Who promises one hour does not promise "1 hours".
 */
export function fillText(text: string, words: Readonly<Record<string, string | number>>): string {
  const filled = text.replace(/\{(\w+)\}/g, (name, key: string) => {
    const word = ownValue(words, key) ?? name;
    return typeof word === 'string' && word !== name ? isolateWithin(text, word) : String(word);
  });
  return filled.replace(/\b1 hours\b/, '1 hour');
}
