import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Values = Record<string, unknown>;
type Use = { field: string; path: string; origin: string };

/**
 * Documents of the site with versions, authors and drafts, in place of the values alone. What is stored moves into the
 * shapes of today: a document is an object, and items of lists have ids.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable('site_documents')
    .addColumn('id', isPostgres ? 'serial' : 'integer', (column) =>
      isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('updated_at', 'text')
    .addColumn('updated_by', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('published_at', 'text')
    .addColumn('published_version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('draft', 'text')
    .addColumn('draft_by', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('draft_at', 'text')
    .execute();
  await moveDocuments(db);
  await db.schema.dropTable('site_content').execute();
}

async function moveDocuments(db: Kysely<never>): Promise<void> {
  await sql`delete from upload_uses where kind = 'siteContent'`.execute(db);
  const { rows } = await sql<{ key: string; value: string; at: string }>`
    select ${sql.ref('key')}, ${sql.ref('value')}, updated_at as at from site_content`.execute(db);
  for (const { key, value, at } of rows) {
    const moved = reshape(key, JSON.parse(value));
    await sql`
      insert into site_documents (${sql.ref('key')}, ${sql.ref('value')}, updated_at, published_at)
      values (${key}, ${JSON.stringify(moved)}, ${at}, ${at})`.execute(db);
    for (const [position, { field, path, origin }] of usesIn(moved, '').entries()) {
      await sql`
        insert into upload_uses (kind, ${sql.ref('key')}, position, field, path, origin, name, trashed)
        values ('siteDocument', ${key}, ${position}, ${field}, ${path}, ${origin}, '', 0)`.execute(db);
    }
  }
}

function reshape(key: string, value: unknown): Values {
  switch (key) {
    case 'company': {
      const company = objectIn(value);
      const lists = { phones: 'label', hours: 'days', social: 'platform' };
      return { ...company, ...named(company, lists) };
    }
    case 'home':
      return { ...objectIn(value), slides: listIn(objectIn(value).slides).map(withKeyAsId) };
    case 'menu':
      return { previews: listIn(objectIn(value).previews).flatMap(toRoom) };
    case 'about':
      return reshapeAbout(objectIn(value));
    case 'certificates':
      return { items: withIds(listIn(value), 'title') };
    case 'testimonials':
      return { items: withIds(listIn(value), 'name') };
    case 'legal':
      return named(objectIn(value), { privacy: 'title', terms: 'title' });
    case 'landing': {
      const landing = objectIn(value);
      const lists = withIds(listIn(landing.lists).map(withKeyAsId), 'label');
      return { ...landing, lists, ...named(landing, { points: 'title' }) };
    }
    default:
      return objectIn(value);
  }
}

const rooms: Record<string, string> = {
  '/': 'entrance',
  '/products/': 'showcase',
  '/about/': 'annex',
  '/social/': 'frames',
  '/blog/': 'journal',
  '/contact/': 'lounge',
};

function toRoom({ path, image }: Values): Values[] {
  const id = rooms[String(path)];
  return id === undefined ? [] : [{ id, image }];
}

/** The pictures of the chapters stood beside the story, in their order. */
const chapterPictures = ['yard', 'quarry', 'cutting', 'shipping'];

function reshapeAbout({ images, story, ...about }: Values): Values {
  const pictures = objectIn(images);
  const chapters = listIn(story).map((chapter, index) => ({
    ...chapter,
    image: pictures[chapterPictures[index] ?? ''] ?? '',
  }));
  const lists = { features: 'title', expertise: 'title', figures: 'label' };
  return {
    ...about,
    ...named(about, lists),
    image: pictures.hero ?? '',
    story: withIds(chapters, 'heading'),
  };
}

function withKeyAsId({ key, ...item }: Values): Values {
  return { id: key, ...item };
}

/** Lists of an object with ids for their items, each made from the field that names them. */
function named(values: Values, lists: Record<string, string>): Values {
  return Object.fromEntries(
    Object.entries(lists).map(([name, title]) => [name, withIds(listIn(values[name]), title)]),
  );
}

function withIds(items: Values[], title: string): Values[] {
  const taken = new Set<string>();
  return items.map((item, index) => {
    const given = slugOf(String(item.id ?? item[title] ?? ''));
    const base = given || `item-${index + 1}`;
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    return { ...item, id };
  });
}

function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
}

function objectIn(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
}

function listIn(value: unknown): Values[] {
  return Array.isArray(value) ? value.map(objectIn) : [];
}

function usesIn(value: unknown, way: string): Use[] {
  if (typeof value === 'string') {
    const uses = addressesIn(value).map((address) => ({ field: way, ...address }));
    return [...new Map(uses.map((use) => [use.origin + use.path, use])).values()];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => usesIn(part, way === '' ? key : `${way}.${key}`));
}

const pattern =
  /(?<![\w.:/@%~-])((?:https?:\/\/[\w.:[\]-]{1,255})?)(?:\/uploads\/|\/pictures\/(\d+)\/)([\w.~%/-]+)/g;
const maxPathLength = 600;

/** As the application found addresses when this migration was written. */
function addressesIn(text: string): { origin: string; path: string }[] {
  return [...text.matchAll(pattern)]
    .map(([, origin = '', width, name = '']) => ({ origin, path: pathOf(width, name) }))
    .filter(({ path }) => path.length <= maxPathLength && !path.includes('\0') && path.isWellFormed());
}

function pathOf(width: string | undefined, name: string): string {
  let end = name.length;
  while (name[end - 1] === '.') end -= 1;
  const plain = decode(name.slice(0, end));
  return `/uploads/${width === undefined ? plain : plain.replace(/\.(avif|webp)$/, '')}`;
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
