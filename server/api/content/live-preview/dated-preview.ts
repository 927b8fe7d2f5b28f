import {
  findPlanned,
  type PlannedChange,
  stagePlanned,
} from '#content/editorial/schedule/schedule.repository.ts';
import type { Db } from '#database/connect.ts';
import { inRolledBackTransaction } from '#database/in-rolled-back-transaction.ts';
import type { Pages } from '../../../pages/page-renderer.ts';
import type { Services } from '../../../services/services.ts';
import { createFieldMarks } from './field-marks.ts';
import { finishPage } from './finish-page.ts';
import { listPreviewPages, type PreviewPage } from './preview-pages.ts';
import { renderWithin } from './render-within.ts';

export type DatedPreview = {
  html: string;
  /** The path of the page. */
  page: string;
  /** What is on the site then and not now, or the other way round. */
  changes: PlannedChange[];
  pages: PreviewPage[];
};

/**
 * A page as it will be at a time, if nobody writes anything until then. What is due is written in a transaction, the
 * page is rendered over it as for visitors, and the transaction is rolled back.
 */
export async function renderDatedPreview(
  { db, services, pages }: { db: Db; services: Services; pages: Pages },
  { at, page }: { at: string; page: string },
  signal: AbortSignal,
): Promise<DatedPreview> {
  return inRolledBackTransaction(db, async (trx) => {
    const changes = await findPlanned(trx, { until: at });
    await stagePlanned(trx, at);
    const within = { ...services, ...services.readWithin(trx) };
    const offered = await listPreviewPages(within);
    const rendered = await renderWithin(within, { pages, signal })(page);
    return {
      html: finishPage(rendered.html, createFieldMarks()),
      page: rendered.page,
      changes,
      pages: offered,
    };
  });
}
