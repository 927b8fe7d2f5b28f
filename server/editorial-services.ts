import type { ContentServices } from '#content/content-services.ts';
import { createActivityService } from '#content/editorial/activity.service.ts';
import { createBulkService } from '#content/editorial/bulk.service.ts';
import { createOrderService } from '#content/editorial/order.service.ts';
import { createOverviewService } from '#content/editorial/overview.service.ts';
import { createPreviewService } from '#content/editorial/previews.service.ts';
import { createRevisionService } from '#content/editorial/revisions.service.ts';
import { createTrashService } from '#content/editorial/trash.service.ts';
import type { ContentChanges } from '#content/kit/content-changes.ts';
import type { Db } from '#database/connect.ts';

/** What the back office does with records of every entity. */
export function createEditorialServices(
  db: Db,
  { changes, content }: { changes: ContentChanges; content: ContentServices },
) {
  return {
    trash: createTrashService(db, { changes }),
    bulk: createBulkService(db, { changes }),
    order: createOrderService(db, { changes }),
    revisions: createRevisionService(db),
    activity: createActivityService(db),
    overview: createOverviewService(db),
    previews: createPreviewService(db, { services: content }),
  };
}
