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
