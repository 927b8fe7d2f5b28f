import { type Kysely, sql } from 'kysely';

/** The fields that can name an upload, as they were when this migration was written; those in `lists` hold JSON. */
const named = [
  {
    ...{ kind: 'category', table: 'categories', title: 'name', lists: [] },
    fields: [
      ...['name', 'description', 'longDescription', 'image', 'heroImage', 'videoUrl'],
      ...['metaTitle', 'metaDescription', 'metaUrl'],
    ],
  },
  {
    ...{ kind: 'product', table: 'products', title: 'name' },
    lists: ['galleryImages', 'finishOptions', 'thicknessOptions', 'applications'],
    fields: [
      ...['name', 'description', 'longDescription', 'origin', 'price', 'mainImage', 'galleryImages'],
      ...['finishOptions', 'thicknessOptions', 'applications', 'density', 'waterAbsorption'],
      ...['compressiveStrength', 'flexuralStrength', 'mohsHardness', 'thermalExpansion'],
      ...['metaTitle', 'metaDescription', 'metaUrl'],
    ],
  },
  {
    ...{ kind: 'blogPost', table: 'blog_posts', title: 'title', lists: ['galleryImages', 'tags'] },
    fields: [
      ...['title', 'excerpt', 'content', 'category', 'image', 'galleryImages', 'tags', 'author', 'readTime'],
      ...['metaTitle', 'metaDescription', 'metaUrl'],
    ],
  },
  {
    ...{ kind: 'socialPost', table: 'social_posts', title: 'caption', lists: ['hashtags'] },
    fields: ['caption', 'mediaUrl', 'postUrl', 'views', 'postedDate', 'hashtags'],
  },
  {
    ...{ kind: 'galleryProject', table: 'gallery_projects', title: 'name' },
    lists: ['galleryImages', 'materials'],
    fields: [
      ...['name', 'category', 'shortDescription', 'longDescription', 'client', 'location', 'dateCompleted'],
      ...['duration', 'featuredImage', 'galleryImages', 'materials', 'projectDetails', 'squareFootage'],
      ...['metaTitle', 'metaDescription', 'metaUrl'],
    ],
  },
] as { kind: string; table: string; title: string; fields: string[]; lists: string[] }[];

type Address = { origin: string; path: string };
type Use = Address & { field: string };
type Owner = { kind: string; key: string; name: string; trashed: number };
type Row = { id: number; gone: string | null } & Record<string, unknown>;

const rowsPerRead = 100;

/** Where each upload is used, kept beside the records and documents that name it; filled from what is stored. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('upload_uses')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('trashed', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('upload_uses_key', ['kind', 'key', 'position'])
    .execute();
  await db.schema.createIndex('upload_uses_path').on('upload_uses').column('path').execute();
  for (const table of named) await fillFromRecords(db, table);
  await fillFromDocuments(db);
}

async function fillFromRecords(db: Kysely<never>, entity: (typeof named)[number]): Promise<void> {
  const columns = entity.fields.map(
    (field, index) => sql`${sql.ref(columnOf(field))} as ${sql.ref(`t${index}`)}`,
  );
  for (let lastId = 0; ; ) {
    const { rows } = await sql<Row>`
      select id, deleted_at as gone, ${sql.join(columns)}
      from ${sql.table(entity.table)} where id > ${lastId} order by id limit ${rowsPerRead}`.execute(db);
    for (const row of rows) {
      const uses = entity.fields.flatMap((field, index) => {
        const text = String(row[`t${index}`] ?? '');
        const texts: unknown[] = entity.lists.includes(field) ? JSON.parse(text || '[]') : [text];
        return onceEach(texts.flatMap((part) => addressesIn(String(part)))).map((use) => ({ field, ...use }));
      });
      const name = String(row[`t${entity.fields.indexOf(entity.title)}`] ?? '');
      await insertUses(db, {
        ...{ kind: entity.kind, key: String(row.id), name, trashed: row.gone === null ? 0 : 1 },
        uses,
      });
    }
    const last = rows.at(-1);
    if (!last) return;
    lastId = last.id;
  }
}

async function fillFromDocuments(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ key: string; value: string }>`
    select ${sql.ref('key')}, ${sql.ref('value')} from site_content`.execute(db);
  for (const { key, value } of rows) {
    const uses = usesIn(JSON.parse(value), []);
    await insertUses(db, { kind: 'siteContent', key, name: '', trashed: 0, uses });
  }
}

function usesIn(value: unknown, way: string[]): Use[] {
  if (typeof value === 'string') {
    return onceEach(addressesIn(value)).map((address) => ({ field: way.join(', '), ...address }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    usesIn(part, [...way, Array.isArray(value) ? String(Number(key) + 1) : key]),
  );
}

async function insertUses(db: Kysely<never>, owner: Owner & { uses: Use[] }): Promise<void> {
  const { kind, key, name, trashed, uses } = owner;
  for (const [position, { field, path, origin }] of uses.entries()) {
    await sql`
      insert into upload_uses (kind, ${sql.ref('key')}, position, field, path, origin, name, trashed)
      values (${kind}, ${key}, ${position}, ${field}, ${path}, ${origin}, ${name}, ${trashed})`.execute(db);
  }
}

const pattern =
  /(?<![\w.:/@%~-])((?:https?:\/\/[\w.:[\]-]{1,255})?)(?:\/uploads\/|\/pictures\/(\d+)\/)([\w.~%/-]+)/g;
const maxPathLength = 600;

/** As the application found addresses when this migration was written. */
function addressesIn(text: string): Address[] {
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

function onceEach(addresses: Address[]): Address[] {
  return [...new Map(addresses.map((address) => [address.origin + address.path, address])).values()];
}

function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
