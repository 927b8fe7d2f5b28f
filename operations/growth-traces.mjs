/**
 * What years of work leave beside the records of a grown database: their slugs and former slugs, revisions, the activity
 * log, uses of pictures, redirects, and what visitors send beside enquiries.
 */

/** @typedef {(table: string, count: number, rowOf: (number: number) => Record<string, unknown>) => Promise<number>} Insert */

const yearMs = 365 * 24 * 60 * 60_000;

/**
 * @param {{
 *   insert: Insert,
 *   products: number, articles: number, ids: { products: number, articles: number },
 * }} seeded `ids`: the first of each
 */
export async function seedTraces({ insert, products, articles, ids }) {
  const slugOf = (/** @type {number} */ number) =>
    `growth-${nameOf(number).toLowerCase().replaceAll(' ', '-')}`;
  await insert('top_level_slugs', products, (number) => ({
    ...{ slug: slugOf(number), entity: 'product', record_id: ids.products + number },
  }));
  await insert('top_level_slugs', articles, (number) => ({
    ...{ slug: `growth-article-${number}`, entity: 'blogPost', record_id: ids.articles + number },
  }));
  await insert('slug_history', products / 10, (number) => ({
    ...{
      entity: 'product',
      slug: `former-${number}`,
      record_id: ids.products + number,
      created_at: timeOf(number),
    },
  }));
  await insert('upload_uses', products, (number) => ({
    ...{ kind: 'product', key: String(ids.products + number), position: 0, field: 'mainImage', origin: '' },
    ...{ path: pathOfPicture(number % picturesShown), name: nameOf(number), trashed: 0 },
  }));
  await insert('revisions', products * 2, (number) => ({
    ...{
      username: 'admin',
      created_at: timeOf(number),
      entity: 'product',
      action: 'updated',
      version: 1 + Math.floor(number / products),
    },
    ...{ record_id: ids.products + (number % products), record: JSON.stringify({ name: nameOf(number) }) },
  }));
  // No chain: what is measured is reading it.
  await insert('log_people', 1, () => ({ id: 1_000_000, name: 'seeded', salt: '', mark: '' }));
  await insert('log_entries', products * 2, (number) => ({
    ...{
      ...{ id: 1_000_000 + number, place: 1_000_000 + number },
      created_at: timeOf(number),
      kind: 'content',
      person_id: 1_000_000,
      hash: '',
    },
    ...{ text: `Changed the product "${nameOf(number)}"`, search_text: nameOf(number).toLowerCase() },
    ...{ entity: 'product', record_id: ids.products + (number % products), device: '', network: '' },
  }));
  await insert('redirects', products / 20, (number) => ({
    ...{ source: `/old-${number}/`, target: `/${slugOf(number)}/`, username: 'admin' },
    ...{ created_at: timeOf(number), updated_at: timeOf(number) },
  }));
  await insert('feedback', products / 4, (number) => ({
    ...{
      rating: 1 + (number % 5),
      feedback: 'Good.',
      source_page: '/',
      created_at: timeOf(number),
      is_spam: 0,
    },
  }));
  await insert('subscribers', products / 2, (number) => ({
    ...{ email: `reader-${number}@example.com`, email_folded: `reader-${number}@example.com`, is_spam: 0 },
    created_at: timeOf(number),
  }));
}

let seed = 7;
/** From 0 to 1, the same numbers each time, so that measurements can be compared. */
export function random() {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return seed / 0x7fffffff;
}

/** @template T @param {readonly T[]} list @returns {T} */
export function pick(list) {
  return /** @type {T} */ (list[Math.floor(random() * list.length)]);
}

/** So many pictures are shared by all products. */
export const picturesShown = 100;

export function pathOfPicture(/** @type {number} */ number) {
  return `/uploads/products/growth-${number}.webp`;
}

/**
 * What was measured of each picture, and of the products that visitors see by it.
 * @param {{ insert: Insert, products: number, pictures: number, firstProduct: number }} seeded
 */
export async function seedColours({ insert, products, pictures, firstProduct }) {
  const { familyOf } = await import('../content/colours/colour-families.shared.ts');
  const measured = Array.from({ length: Math.min(pictures, picturesShown) }, (_, number) => {
    const colours = coloursOf(number);
    return { family: familyOf(colours.palette), ...colours, text: JSON.stringify(colours) };
  });
  await insert('picture_colours', pictures, (number) => ({
    ...{ path: pathOfPicture(number), colours: JSON.stringify(coloursOf(number)), method: 1 },
  }));
  const shown = Array.from({ length: products }, (_, number) => number).filter(
    (number) => isPublished(number) && measured[number % picturesShown],
  );
  await insert('product_colours', shown.length, (index) => {
    const number = shown[index] ?? 0;
    const { family, lightness, text } = measured[number % picturesShown] ?? {};
    return { product_id: firstProduct + number, family, lightness, colours: text };
  });
}

/** One in fifty is a draft. */
export function isPublished(/** @type {number} */ number) {
  return number % 50 !== 0;
}

/** Five shades of a colour of its own, from light to dark. */
function coloursOf(/** @type {number} */ number) {
  const channels = [0, 1, 2].map((index) => 120 + ((number * (37 + index * 24)) % 120));
  const palette = [1, 0.9, 0.8, 0.65, 0.45].map((factor, index) => ({
    hex: `#${channels
      .map((channel) =>
        Math.round(channel * factor)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`,
    share: 30 - index * 5,
  }));
  const lightness = Math.round((Math.max(...channels) + Math.min(...channels)) / 5.1);
  return {
    ...{ palette, lightness, veinDensity: (number * 7) % 100 },
    ...{ veinDirection: (number * 11) % 100, veinStrength: (number * 13) % 100 },
  };
}

export const stones = [
  'Onyx',
  'Marble',
  'Travertine',
  'Quartzite',
  'Granite',
  'Basalt',
  'Limestone',
  'Slate',
];
export const colours = [
  'Honey',
  'Black',
  'White',
  'Blue',
  'Green',
  'Grey',
  'Rose',
  'Ivory',
  'Gold',
  'Silver',
];

/** The name of a product, by its number. */
export function nameOf(/** @type {number} */ number) {
  return `${colours[number % 10]} ${stones[number % 8]} ${number}`;
}

/** Within the last year, spread evenly. */
function timeOf(/** @type {number} */ number) {
  return new Date(Date.now() - ((number * 7_919) % 100_000) * (yearMs / 100_000)).toISOString();
}

/**
 * Counts of visits over two years.
 * @param {{ db: import('../database/connect.ts').Db, insert: Insert, count: number }} seeded
 */
export async function seedCounts({ db, insert, count }) {
  const { sortKeyOf } = await import('../database/sort-key.ts');
  const [daysBack, dayMs] = [730, 24 * 60 * 60_000];
  const perDay = Math.ceil(count / daysBack);
  await insert('event_counts', perDay * daysBack, (number) => {
    const day = new Date(Date.now() - Math.floor(number / perDay) * dayMs).toISOString().slice(0, 10);
    const page = number % perDay;
    const kind = page % 2 === 0 ? 'page_view' : 'product_click';
    return {
      day,
      kind,
      page: `/growth-${sortKeyOf(nameOf(page)).replaceAll(' ', '-')}/`,
      count: 1 + (number % 9),
    };
  });
  const { sql } = await import('kysely');
  await sql`delete from event_month_counts`.execute(db);
  await sql`insert into event_month_counts (kind, month, page, count)
    select kind, substr(day, 1, 7), page, sum(count) from event_counts group by 1, 2, 3`.execute(db);
}
