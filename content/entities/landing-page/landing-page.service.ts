import type { Db } from '#database/connect.ts';
import { createEntityService, type ServiceOptions } from '../../kit/service.ts';
import { landingPageEntity } from './landing-page.entity.ts';
import { pathOfLandingPage } from './landing-page-path.shared.ts';

export function createLandingPageService(db: Db, options: ServiceOptions = {}) {
  const service = createEntityService(db, landingPageEntity, options);
  return {
    ...service,

    /** The path of the one that was made first of those that visitors see; undefined where there is none. */
    async findFirstPath(): Promise<string | undefined> {
      const query = { reader: 'visitor', sort: 'createdAt', order: 'asc', page: 1, perPage: 1 } as const;
      const { records } = await service.listFields({ ...query, isUncounted: true, fields: ['slug'] });
      return records[0] && pathOfLandingPage(records[0]);
    },
  };
}
