/** The page that shows the site as it will be at a time. @param at ISO 8601 */
export function pathOfDatedPreview(at?: string): string {
  return `/admin/schedule/preview/${at === undefined ? '' : `?at=${encodeURIComponent(at)}`}`;
}
