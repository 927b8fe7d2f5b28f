import type { ContentServices } from '#content/content-services.ts';
import { createActivityService } from '#content/editorial/activity.service.ts';
import { createBulkService } from '#content/editorial/bulk.service.ts';
import { createOrderService } from '#content/editorial/order.service.ts';
import { createOverviewService } from '#content/editorial/overview.service.ts';
import { createPreviewService } from '#content/editorial/previews.service.ts';
import { createRevisionService } from '#content/editorial/revisions.service.ts';
import { createTrashService } from '#content/editorial/trash.service.ts';
import { createDemoRemovalService } from '#content/first-steps/demo-removal.service.ts';
import { createFirstStepsService } from '#content/first-steps/first-steps.service.ts';
import type { ContentChanges } from '#content/kit/content-changes.ts';
import { createScheduleService } from '#content/schedule/schedule.service.ts';
import type { Db } from '#database/connect.ts';
import { createLogService } from '#logbook/log.service.ts';
import type { createEnquiryServices } from './enquiry-services.ts';

type Parts = {
  changes: ContentChanges;
  content: ContentServices;
  publicUrl: string;
  mailTests: Pick<ReturnType<typeof createEnquiryServices>['mailTests'], 'read'>;
};

/** What the back office does with records of every entity. */
export function createEditorialServices(db: Db, { changes, content, publicUrl, mailTests }: Parts) {
  return {
    firstSteps: createFirstStepsService(db, {
      hasTestedMail: async () => (await mailTests.read()).lastTest !== undefined,
    }),
    demoRemoval: createDemoRemovalService(db, { changes }),
    trash: createTrashService(db, { changes }),
    bulk: createBulkService(db, { changes, publicUrl }),
    order: createOrderService(db, { changes }),
    schedule: createScheduleService(db, { changes, publicUrl }),
    revisions: createRevisionService(db),
    activity: createActivityService(db),
    log: createLogService(db),
    overview: createOverviewService(db),
    previews: createPreviewService(db, { services: content }),
  };
}
