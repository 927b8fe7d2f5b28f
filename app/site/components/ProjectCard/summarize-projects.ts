import type { GalleryProject } from '#content/entities/gallery-project/gallery-project.entity.ts';
import type { Services } from '#server/services/services.ts';
import { type Summary, summarize } from '../../summarize.ts';

const texts = ['name', 'slug', 'category', 'shortDescription', 'location', 'dateCompleted'] as const;
const shownFields = ['id', ...texts, 'materials'] as const;

/** What is read of a project to show its card. */
export const projectCardFields = [...shownFields, 'featuredImage'] as const;

export type ProjectSummary = Summary<GalleryProject, (typeof shownFields)[number]>;

export function summarizeProjects(
  services: Services,
  records: readonly Pick<GalleryProject, (typeof projectCardFields)[number]>[],
): Promise<ProjectSummary[]> {
  return summarize(services, {
    records,
    fields: shownFields,
    pictureOf: ({ featuredImage }) => featuredImage,
  });
}
