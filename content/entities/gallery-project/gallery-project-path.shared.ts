/** The path of a project's page: `/gallery/hotel-alba/`. */
export function pathOfGalleryProject(project: { slug: string }): string {
  return `/gallery/${project.slug}/`;
}
