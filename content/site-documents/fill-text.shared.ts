/** Puts words where a text names them in braces, such as `{company}`; what nobody knows stays as it is. */
export function fillText(text: string, words: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) => String(words[key] ?? name));
}
