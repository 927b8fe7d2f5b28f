/** Joins the class names that are there: `joinClassNames(styles.card, className)`. */
export function joinClassNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
