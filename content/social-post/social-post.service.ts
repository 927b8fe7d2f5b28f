import type { Db } from '#database/connect.ts';
import { createEntityService, type ListQuery, type ServiceOptions } from '../kit/service.ts';
import { socialPostEntity } from './social-post.entity.ts';

export function createSocialPostService(db: Db, options: ServiceOptions = {}) {
  const service = createEntityService(db, socialPostEntity, options);
  return {
    ...service,
    /** Posts, of one platform if asked. */
    list(query: ListQuery & { platform?: string }) {
      return service.list(query, {
        equals: query.platform === undefined ? {} : { platform: query.platform },
      });
    },
  };
}
