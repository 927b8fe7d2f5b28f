/** The path of a slab's passport: `/slab/C-2041%2F07/`. */
export function pathOfSlab({ slug }: { slug: string }): string {
  return `/slab/${encodeURIComponent(slug)}/`;
}
