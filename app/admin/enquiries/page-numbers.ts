/** back-office.md, section 9. */
const maxButtons = 5;

/** The numbers of the page buttons: up to five, the present one in their middle where there is room. */
export function pageNumbers(position: { page: number; pages: number }): number[] {
  const count = Math.min(maxButtons, position.pages);
  const latestStart = position.pages - count + 1;
  const start = Math.max(1, Math.min(position.page - Math.floor(count / 2), latestStart));
  return Array.from({ length: count }, (_, index) => start + index);
}
