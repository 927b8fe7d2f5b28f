/** Page numbers offered at once, as the enquiries have them (specification/back-office.md, "Inbox"). */
const maxShown = 5;

/** One of the pages that a long list is shown in, counted from 1, and the pages that it offers. */
export type ListPart = { page: number; pages: number; around: readonly number[] };

/** The page numbers around the current one, which is in the middle if possible. */
export function pagesAround(page: number, pages: number): number[] {
  const count = Math.min(maxShown, pages);
  const first = Math.max(1, Math.min(page - Math.floor(maxShown / 2), pages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
