/**
 * Times the back office's product list and its checks on a catalogue of 5,000 at the API, and prints the median of each question:
 * processor time, which is the same however busy the machine is.
 *   node --disable-warning=ExperimentalWarning scripts/measure/admin-list.ts [products] [runs]
 * Works on a SQLite file of its own, which goes with it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContentServices } from '#content/content-services.ts';
import { systemAuthor } from '#content/kit/author.ts';
import { createSchemaOf } from '#content/kit/input-schema.ts';
import { productEntity } from '#content/product/product.entity.ts';
import { type Db, openDatabase } from '#database/connect.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { openApi, type ReadingApi } from './open-api.ts';

const productCount = Number(process.argv[2] ?? 5000);
const runs = Number(process.argv[3] ?? 21);
const questions = [
  '/api/products?page=1&per_page=20',
  '/api/products?page=1&per_page=20&search=carrara',
  '/api/products?page=1&per_page=20&search=stone%2047',
  '/api/products?page=200&per_page=20&sort=name&order=desc&search=a',
  '/api/products?page=1&per_page=200&category=collection-3&search=ital',
  '/api/search?q=stone%2047',
  '/api/filters/products',
  '/api/counts',
  // The first run looks through everything, the others through what has changed since.
  '/api/checks?page=1&per_page=20',
  '/api/checks?page=1&per_page=20&lack=alt&search=47',
  '/api/redirects?page=1&per_page=50',
];

const folder = mkdtempSync(join(tmpdir(), 'ashlar-measure-'));
const db = await openDatabase(`sqlite:${join(folder, 'measure.sqlite')}`);
try {
  await migrateToLatest(db);
  await inTransaction(db, fill);
  const api = await openApi(db, folder);
  for (const url of questions) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await timeOf(api, url));
    times.sort((one, other) => one - other);
    const median = times[Math.floor(times.length / 2)] ?? 0;
    console.log(`${median.toFixed(1).padStart(7)} ms  (slowest ${times.at(-1)?.toFixed(1)})  ${url}`);
  }
  await api.close();
} finally {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
}

async function fill(trx: Db): Promise<void> {
  const content = createContentServices(trx);
  const origins = ['Carrara, Italy', 'Makrana, India', 'Bahia, Brazil', 'Pentelikon, Greece'];
  const categoryIds: number[] = [];
  for (let index = 0; index < 8; index += 1) {
    const values = { name: `Collection ${index}`, description: 'Stones', longDescription: '', slug: '' };
    const media = { image: '', heroImage: '', videoUrl: '' };
    const meta = { metaTitle: '', metaDescription: '', metaUrl: '' };
    const created = await content.categories.create(
      { ...values, ...media, ...meta, published: true, publishAt: null, unpublishAt: null },
      systemAuthor,
    );
    categoryIds.push(created.id);
  }
  const schema = createSchemaOf(productEntity);
  for (let index = 0; index < productCount; index += 1) {
    const input = schema.parse({
      name: `Stone ${index}`,
      description: 'White, boldly veined, from a quarry that has been worked for two thousand years.',
      longDescription: 'It is cut, honed and packed in the yard. '.repeat(20),
      category: categoryIds[index % categoryIds.length],
      origin: origins[index % origins.length],
      galleryImages: [1, 2, 3, 4, 5, 6].map((number) => `/uploads/products/${index}-${number}.webp`),
    });
    await content.products.create(input, systemAuthor);
  }
}

/** @returns milliseconds of the processor */
async function timeOf({ ask }: ReadingApi, url: string): Promise<number> {
  const startedAt = process.cpuUsage();
  await ask(url);
  const used = process.cpuUsage(startedAt);
  return (used.user + used.system) / 1000;
}
