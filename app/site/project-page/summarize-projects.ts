import type { GalleryProject } from '#content/gallery-project/gallery-project.entity.ts';
import type { Services } from '#server/services.ts';
import { type Summary, summarize } from '../summarize.ts';

const texts = ['name', 'slug', 'category', 'shortDescription', 'location', 'dateCompleted'] as const;
const fields = ['id', ...texts, 'materials'] as const;

export type ProjectSummary = Summary<GalleryProject, (typeof fields)[number]>;

export function summarizeProjects(
  services: Services,
  records: readonly GalleryProject[],
): Promise<ProjectSummary[]> {
  return summarize(services, { records, fields, pictureOf: ({ featuredImage }) => featuredImage });
}
