/**
 * Fills a database with as much as a large company has, for measuring: products, articles, rows of pictures, enquiries
 * and counts of visits, with what years of work leave beside them: slugs, revisions, activity, uses of pictures, what was
 * measured of pictures, feedback, subscribers. The records are made of numbers and share a few pictures' paths; nothing is
 * written to the uploads.
 *
 *     node operations/seed-growth.mjs [--products 100000] [--categories 40] [--articles 5000] [--pictures 50000] [--enquiries 500000] [--counts 0]
 *
 * Into DATABASE_URL, or the SQLite file of DATA_DIR, which are migrated first. Run it on a database of its own.
 */
import { parseArgs } from 'node:util';
import { seedInbox } from './growth-inbox.mjs';
import {
  colours,
  isPublished,
  nameOf,
  pathOfPicture,
  picturesShown,
  random,
  seedColours,
  seedCounts,
  seedTraces,
} from './growth-traces.mjs';

const { openDatabase } = await import('../database/connect.ts');
const { migrateToLatest } = await import('../database/migrate.ts');
const { sortKeyOf } = await import('../database/sort-key.ts');
const { foldText } = await import('../database/fold-text.ts');

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    categories: { type: 'string', default: '40' },
    articles: { type: 'string', default: '5000' },
    pictures: { type: 'string', default: '50000' },
    enquiries: { type: 'string', default: '500000' },
    /** Rows of daily counts, as visits of two years leave them. */
    counts: { type: 'string', default: '0' },
  },
});
const url = process.env.DATABASE_URL ?? `sqlite:${process.env.DATA_DIR ?? './data'}/ashlar.sqlite`;
const dayMs = 24 * 60 * 60_000;
const daysBack = 730;
/** SQLite takes 32,766 values in a statement. */
const valuesAtOnce = 30_000;

/** The first id of each. */
const recordIds = { products: 0, articles: 0 };
const db = await openDatabase(url);
await migrateToLatest(db);
await seedRecords();
await insert('media_files', Number(values.pictures), pictureOf);
await seedInbox({ insert, count: Number(values.enquiries) });
await seedTraces({
  insert,
  products: Number(values.products),
  articles: Number(values.articles),
  ids: recordIds,
});
await seedColours({
  insert,
  products: Number(values.products),
  pictures: Number(values.pictures),
  firstProduct: recordIds.products,
});
if (Number(values.counts) > 0) await seedCounts({ db, insert, count: Number(values.counts) });
await db.destroy();

async function seedRecords() {
  const count = Number(values.categories);
  const first = await insert('categories', count, (number) => recordOf(`Collection ${number}`, number));
  recordIds.products = await insert('products', Number(values.products), (number) => ({
    ...recordOf(nameOf(number), number),
    ...{ category_id: first + (number % count), availability: 'Available', ...originOf(number) },
    // Two versions of each are among what `seedTraces` leaves.
    version: 2,
    main_image: pathOfPicture(number % picturesShown),
  }));
  recordIds.articles = await insert('blog_posts', Number(values.articles), (number) => {
    const { name, name_sort, description, position, ...record } = recordOf(`Article ${number}`, number);
    const text = {
      title: name,
      title_sort: name_sort,
      excerpt: description,
      content: '<p>Words.</p>',
      size: 'medium',
    };
    return { ...record, ...text, date: record.created_at, category: number % 3 === 0 ? 'Craft' : 'Design' };
  });
}

/** @param {string} name @param {number} number */
function recordOf(name, number) {
  const at = new Date(Date.now() - random() * daysBack * dayMs).toISOString();
  return {
    ...{ name, slug: `growth-${sortKeyOf(name).replaceAll(' ', '-')}`, description: `About ${name}.` },
    ...{ name_sort: sortKeyOf(name), search_text: foldText(`${name} ${colours[number % 7]}`) },
    ...{ created_at: at, updated_at: at, published: isPublished(number) ? 1 : 0, position: number },
  };
}

/** @param {number} number */
function originOf(number) {
  const origin = colours[(number * 7) % 10] ?? '';
  return { origin, origin_sort: sortKeyOf(origin) };
}

/** @param {number} number */
function pictureOf(number) {
  const sha256 = number.toString(16).padStart(64, '0');
  const path = pathOfPicture(number);
  const file = { path, mime: 'image/webp', bytes: 100_000, sha256 };
  const at = new Date().toISOString();
  const named = { original_name: `growth-${number}.webp`, search_text: `growth-${number}.webp` };
  return { ...file, ...named, width: 1600, height: 1200, created_at: at };
}

/**
 * Inserts rows in large statements, each batch in a transaction.
 * @param {string} table
 * @param {number} count
 * @param {(number: number) => Record<string, unknown>} rowOf
 * @returns {Promise<number>} the id of the first row, where the table has ids
 */
async function insert(table, count, rowOf) {
  const startedAt = performance.now();
  const plain = db.withoutPlugins();
  const hasId = ![
    ...['event_counts', 'top_level_slugs', 'slug_history', 'upload_uses'],
    ...['picture_colours', 'product_colours'],
  ].includes(table);
  let first = 0;
  for (let done = 0; done < count; ) {
    const sample = rowOf(done);
    const size = Math.min(count - done, Math.floor(valuesAtOnce / Object.keys(sample).length));
    const rows = [sample, ...Array.from({ length: size - 1 }, (_, index) => rowOf(done + index + 1))];
    const statement = plain.insertInto(/** @type {never} */ (table)).values(/** @type {never} */ (rows));
    if (done === 0 && hasId) {
      const inserted = await statement.returning(/** @type {never} */ ('id')).execute();
      first = Math.min(...inserted.map((row) => Number(/** @type {{ id: number }} */ (row).id)));
    } else await statement.execute();
    done += size;
  }
  console.info(
    `${count.toLocaleString('en-GB')} rows of ${table} in ${Math.round(performance.now() - startedAt)} ms`,
  );
  return first;
}
