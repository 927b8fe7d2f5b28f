import type { GalleryProject } from '#content/gallery-project/gallery-project.entity.ts';
import type { Picture } from '#content/picture/picture.ts';
import type { Services } from '#server/services.ts';

/** What a list shows of a project; its texts stay on the server. */
export type ProjectPreview = Pick<
  GalleryProject,
  'id' | 'name' | 'slug' | 'category' | 'shortDescription' | 'location' | 'dateCompleted' | 'materials'
> & { picture: Picture | undefined };

export async function previewProjects(
  services: Services,
  projects: readonly GalleryProject[],
): Promise<ProjectPreview[]> {
  const pictures = await services.media.findPictures(projects.map((project) => project.featuredImage));
  return projects.map((project) => {
    const { id, name, slug, category, shortDescription, location, dateCompleted, materials } = project;
    const picture = pictures[project.featuredImage];
    return { id, name, slug, category, shortDescription, location, dateCompleted, materials, picture };
  });
}
