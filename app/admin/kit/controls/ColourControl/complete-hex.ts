/** A colour as people shorten it, in full: `#abc` and `AABBCC` are `#aabbcc`. Anything else stays as it was typed. */
export function completeHex(text: string): string {
  const [, digits = ''] = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(text) ?? [];
  if (digits === '') return text;
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${full.toLowerCase()}`;
}
