/** The path of a page: `/careers/`. */
export function pathOfPage(page: { slug: string }): string {
  return `/${page.slug}/`;
}
