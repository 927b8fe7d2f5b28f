/** The path of an article: `/why-veins-run/` (specification/addresses.md, "Top-level slugs"). */
export function pathOfBlogPost(post: { slug: string }): string {
  return `/${post.slug}/`;
}

/** The path that shows it in the journal: `/blog/why-veins-run/`. */
export function pathInJournal(post: { slug: string }): string {
  return `/blog/${post.slug}/`;
}
