/** The path of a landing page: `/italian-marble/`. */
export function pathOfLandingPage(page: { slug: string }): string {
  return `/${page.slug}/`;
}
