/** The path of a category's page: `/products/dawn/`. */
export function pathOfCategory(category: { slug: string }): string {
  return `/products/${category.slug}/`;
}
