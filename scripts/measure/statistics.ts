/**
 * How long each table of the statistics takes, and searching the back office's products, over the database that
 * scripts/seed-growth.mjs has filled: the median
 * of five readings, the longest one, and the processor time of this process, which SQLite's work is part of.
 *
 *     DATA_DIR=/tmp/grown node scripts/measure/statistics.ts
 */
import { createRecordReader } from '#content/kit/record-reader.ts';
import { productEntity } from '#content/product/product.entity.ts';
import { createSiteDocumentService } from '#content/site-documents/site-documents.service.ts';
import { openDatabase } from '#database/connect.ts';
import { createReportServices } from '#server/report-services.ts';

const readings = 5;
const url = process.env.DATABASE_URL ?? `sqlite:${process.env.DATA_DIR ?? './data'}/ashlar.sqlite`;
const db = await openDatabase(url);
const siteDocuments = createSiteDocumentService(db);
const landingLists = { read: async () => ({ lists: [], popular: [] }) };
const { reports } = createReportServices(db, {
  ...{ siteDocuments, landingLists, isPublicPage: async () => true },
});

for (const period of ['7d', '30d', '90d', '12m'] as const) {
  for (const [name, read] of Object.entries(reports))
    await measure(`${name} ${period}`, () => read({ period }));
}
const products = createRecordReader(db, productEntity);
const list = { reader: 'administrator', page: 1, perPage: 20 } as const;
for (const search of ['honey onyx', 'onyx 4321', 'nothing', 'yx']) {
  await measure(`products named "${search}"`, () => products.list({ ...list, search }));
}
await measure('products by name', () => products.list({ ...list, sort: 'name' }));
await measure('products, newest', () => products.list({ ...list, sort: 'updatedAt', order: 'desc' }));
await db.destroy();

async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  const usedBefore = process.cpuUsage();
  for (let reading = 0; reading < readings; reading += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  const used = process.cpuUsage(usedBefore);
  const processorMs = Math.round((used.user + used.system) / 1_000 / readings);
  times.sort((one, other) => one - other);
  const [median, longest] = [times[Math.floor(readings / 2)], times.at(-1)].map((ms) => Math.round(ms ?? 0));
  console.info(
    `${name.padEnd(34)} ${String(median).padStart(6)} ms ${String(longest).padStart(6)} ms ${String(processorMs).padStart(6)} ms`,
  );
}
