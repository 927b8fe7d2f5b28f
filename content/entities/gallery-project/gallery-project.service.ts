import type { Db } from '#database/connect.ts';
import { createEntityService, type ServiceOptions } from '../../kit/service.ts';
import { type GalleryProject, galleryProjectEntity } from './gallery-project.entity.ts';

const relatedCount = 3;

export function createGalleryProjectService(db: Db, options: ServiceOptions = {}) {
  const service = createEntityService(db, galleryProjectEntity, options);
  return {
    ...service,

    /** Three: those the project names, topped up with others (specification/records.md, "Related records"). */
    async findRelated(project: GalleryProject): Promise<GalleryProject[]> {
      const ids = project.relatedProjects.map((related) => related.id).filter((id) => id !== project.id);
      const related = await service.findByIds({ reader: 'visitor', ids: ids.slice(0, relatedCount) });
      if (related.length >= relatedCount) return related;
      const exceptIds = [project.id, ...related.map((record) => record.id)];
      const more = await service.list(
        { reader: 'visitor' },
        { exceptIds, limit: relatedCount - related.length },
      );
      return [...related, ...more.records];
    },
  };
}
