const maxLength = 40;

/** What a number must look like, said to whoever writes it. */
export const slabNumberMessage = `A number is 1 to ${maxLength} letters (A to Z), digits, hyphens, dots and slashes; no part between slashes is empty, . or ..`;

/** Whether a slab may have this number, e.g. `C-2041/07`. */
export function isSlabNumber(text: string): boolean {
  return (
    text.length <= maxLength &&
    /^[A-Za-z0-9./-]+$/.test(text) &&
    text.split('/').every((part) => !['', '.', '..'].includes(part))
  );
}

/** The number in a label's code, which is the address of a passport, or in what somebody typed. */
export function findSlabNumber(code: string): string | undefined {
  const text = code.trim();
  const inAddress = /^https?:\/\/[^?#]*\/slab\/([^/?#]+)/i.exec(text)?.[1]?.replaceAll(/%2f/gi, '/');
  const number = inAddress ?? text;
  return isSlabNumber(number) ? number : undefined;
}
