/** The id of a cell in the page. */
export function idOf({ row, column }: { row: number; column: number }): string {
  return `cell-${row}-${column}`;
}
