const commas: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Arabic}/u, '، '],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, '、'],
];

/** Texts one after the other, with the comma of the script that they are written in. */
export function listTexts(texts: readonly string[]): string {
  return texts.join(commaOf(texts));
}

export function commaOf(texts: readonly string[]): string {
  const together = texts.join('');
  return commas.find(([script]) => script.test(together))?.[1] ?? ', ';
}
