/** Whether a page, or its data, belongs to the back office. */
export function isBackOfficePath(path: string): boolean {
  return /^\/admin(?:[/.]|$)/.test(path);
}
