import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Values = Record<string, unknown>;
type Row = Record<string, string | number | null>;
/** What this reads and writes, as the tables were then. */
type Tables = Record<string, Row>;

/** Where the page was that is a record from now on. */
const slug = 'italian-marble';
/** What the document said of that page alone, with what it began with. */
const former = { title: 'The stones in our yard', intro: '', hero: {}, lists: [], popular: [], note: '' };
/** Where that stands in a record; what is not named stays in the document, for all landing pages. */
const fieldOf = new Map([
  ['title', 'name'],
  ['intro', 'heroText'],
  ['hero', 'heroImage'],
  ['lists', 'lists'],
  ['note', 'note'],
]);

/** Landing pages and pages are records; the one landing page that there was becomes the first, at its address. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const types = isPostgres
    ? { id: 'serial primary key', sorted: 'text collate "C"' }
    : { id: 'integer primary key autoincrement', sorted: 'text' };
  const statements = tables.replaceAll('{id}', types.id).replaceAll('{sorted}', types.sorted).split(';');
  for (const statement of statements) await sql.raw(statement).execute(db);
  const document = await db
    .selectFrom('siteDocuments')
    .selectAll()
    .where('key', '=', 'landing')
    .executeTakeFirst();
  const category = await db.selectFrom('categories').select('id').limit(1).executeTakeFirst();
  if (document || category) await takeOver(db, document);
}

async function takeOver(db: Kysely<Tables>, document: Row | undefined): Promise<void> {
  const [value, draft] = [valuesIn(document?.value), document?.draft ? valuesIn(document.draft) : undefined];
  const now = String(document?.updatedAt ?? new Date().toISOString());
  const by = String(document?.updatedBy ?? '');
  const meta = await takeSearchTexts(db);
  const shown = await makeRecord(db, { values: value, slug, published: 1, meta, now, by });
  if (draft && JSON.stringify(ownPart(draft)) !== JSON.stringify(ownPart(value))) {
    const record = { values: draft, slug: `${slug}-draft`, published: 0, meta: {}, now, by };
    await makeRecord(db, record);
  }
  if (!document) return;
  await markAsDemo(db, { document, id: shown });
  await db
    .deleteFrom('uploadUses')
    .where('kind', '=', 'siteDocument')
    .where('key', '=', 'landing')
    .where(isOwnUse)
    .execute();
  const rest = {
    value: JSON.stringify(sharedPart(value)),
    draft: draft ? JSON.stringify(sharedPart(draft)) : null,
  };
  const next = { ...rest, draft: rest.draft === rest.value ? null : rest.draft };
  await db.updateTable('siteDocuments').set(next).where('key', '=', 'landing').execute();
}

type NewRecord = { values: Values; slug: string; published: number; meta: Row; now: string; by: string };

/** @returns its id */
async function makeRecord(db: Kysely<Tables>, record: NewRecord): Promise<number> {
  const { values, published, meta, now, by } = record;
  const own = { ...former, ...values };
  const ids = await findProductIds(db);
  const idsOf = (slugs: unknown) => arrayIn(slugs).flatMap((each) => ids.get(String(each)) ?? []);
  const lists = arrayIn(own.lists).map((item, index) => {
    const { id, label, text, products } = Object(item);
    const texts = { id: String(id ?? index + 1), title: String(label ?? ''), text: String(text ?? '') };
    return { ...texts, products: idsOf(products) };
  });
  const name = String(own.title || former.title);
  const texts = {
    ...{ name, slug: record.slug, heroHeading: '', heroText: String(own.intro) },
    ...{ heroImage: String(Object(own.hero).image ?? ''), note: String(own.note) },
    ...{ metaTitle: '', metaDescription: '', metaUrl: '', ...meta },
  };
  const flags = { showCertificates: 1, showTestimonials: 1, showForm: 1, published };
  const folded = fold(name);
  const { id } = await db
    .insertInto('landingPages')
    .values({
      ...{ ...texts, ...flags, createdAt: now, updatedAt: now, searchText: folded },
      nameSort: folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim(),
      lists: JSON.stringify(lists),
      popular: JSON.stringify(idsOf(own.popular)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const recordId = Number(id);
  await db
    .insertInto('topLevelSlugs')
    .values({ slug: record.slug, entity: 'landingPage', recordId })
    .execute();
  const kept = {
    ...{ ...texts, lists, popular: idsOf(own.popular), publishAt: null, unpublishAt: null },
    ...Object.fromEntries(Object.entries(flags).map(([flag, held]) => [flag, held === 1])),
  };
  const revision = {
    username: by,
    createdAt: now,
    entity: 'landingPage',
    recordId,
    version: 1,
    action: 'created',
  };
  await db
    .insertInto('revisions')
    .values({ ...revision, record: JSON.stringify(kept) })
    .execute();
  await takeUploads(db, { id: recordId, name, values });
  return recordId;
}

/** The uploads that the document named there are named by the record. */
async function takeUploads(
  db: Kysely<Tables>,
  record: { id: number; name: string; values: Values },
): Promise<void> {
  const { id, name, values } = record;
  const uses = await db
    .selectFrom('uploadUses')
    .selectAll()
    .where('kind', '=', 'siteDocument')
    .where('key', '=', 'landing')
    .orderBy('position')
    .execute();
  const taken = new Map<string, Row>();
  for (const { origin, path, field } of uses) {
    const [part = ''] = String(field).split('.');
    const own = fieldOf.get(part);
    if (own === undefined || !JSON.stringify(values[part] ?? '').includes(String(path))) continue;
    taken.set(`${own} ${origin}${path}`, { field: own, origin: origin ?? '', path: path ?? '' });
  }
  const common = { kind: 'landingPage', key: String(id), name, trashed: 0 };
  const rows = [...taken.values()].map((use, position) => ({ ...common, ...use, position }));
  if (rows.length > 0) await db.insertInto('uploadUses').values(rows).execute();
}

/** Title and description that were written for that page alone; those with words in braces fit every one and stay. */
async function takeSearchTexts(db: Kysely<Tables>): Promise<Row> {
  const row = await db.selectFrom('siteDocuments').selectAll().where('key', '=', 'seo').executeTakeFirst();
  const value = valuesIn(row?.value);
  const { title, description, ...others }: Values = Object(value.landing);
  const isOwn = (text: unknown): text is string =>
    typeof text === 'string' && text !== '' && !/[{[]/.test(text);
  const landing = {
    ...others,
    ...(!isOwn(title) && title !== undefined && { title }),
    ...(!isOwn(description) && description !== undefined && { description }),
  };
  if (row && (isOwn(title) || isOwn(description))) {
    const changed = JSON.stringify({ ...value, landing });
    await db.updateTable('siteDocuments').set({ value: changed }).where('key', '=', 'seo').execute();
  }
  return {
    ...(isOwn(title) && { metaTitle: title }),
    ...(isOwn(description) && { metaDescription: description }),
  };
}

/** What came with the demo content and is as it came goes with it. */
async function markAsDemo(
  db: Kysely<Tables>,
  { document, id }: { document: Row; id: number },
): Promise<void> {
  const mark = await db
    .selectFrom('demoItems')
    .select('version')
    .where('kind', '=', 'siteDocument')
    .where('key', '=', 'landing')
    .executeTakeFirst();
  if (mark?.version !== document.version) return;
  await db
    .insertInto('demoItems')
    .values({ kind: 'landingPage', key: String(id), version: 1 })
    .execute();
}

async function findProductIds(db: Kysely<Tables>): Promise<Map<string, number>> {
  const rows = await db.selectFrom('products').select(['id', 'slug']).execute();
  return new Map(rows.map(({ id, slug: name }) => [String(name), Number(id)]));
}

const isOwnUse = sql<boolean>`(field in ('title', 'intro', 'hero.image', 'note') or field like 'lists.%')`;

function ownPart(values: Values): Values {
  return Object.fromEntries(Object.keys(former).map((name) => [name, values[name]]));
}

function sharedPart(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(former, name)));
}

/** What cannot be read counts as nothing written. */
function valuesIn(text: unknown): Values {
  try {
    return Object(JSON.parse(String(text ?? '{}')));
  } catch {
    return {};
  }
}

function arrayIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** As the application folded what lists are searched and sorted by, but for the rarest letters: a save mends them. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

const common = `
  id {id}, version integer not null default 1, search_text text not null default '', created_at text not null,
  updated_at text not null, slug text not null unique, published integer not null default 0, publish_at text,
  unpublish_at text, meta_title text not null default '', meta_description text not null default '',
  meta_url text not null default '', deleted_at text, deleted_by text not null default ''`;

const tables = `
create table pages (${common},
  title text not null default '', title_sort {sorted} not null default '', content text not null default '',
  image text not null default ''
);
create table landing_pages (${common},
  name text not null default '', name_sort {sorted} not null default '', hero_heading text not null default '',
  hero_text text not null default '', hero_image text not null default '', lists text not null default '[]',
  popular text not null default '[]', note text not null default '', show_certificates integer not null default 1,
  show_testimonials integer not null default 1, show_form integer not null default 1
);
${indexesOf('pages', 'title_sort')};
${indexesOf('landing_pages', 'name_sort')}
`;

function indexesOf(table: string, sorted: string): string {
  return [
    `create index ${table}_publish_at on ${table} (publish_at) where publish_at is not null`,
    `create index ${table}_unpublish_at on ${table} (unpublish_at) where unpublish_at is not null`,
    `create index ${table}_${sorted}_id on ${table} (${sorted}, id)`,
    `create index ${table}_updated_at_id on ${table} (updated_at, id)`,
    `create index ${table}_created_at_id on ${table} (created_at, id)`,
    `create index ${table}_trashed on ${table} (deleted_at, id) where deleted_at is not null`,
    `create index ${table}_living_updated on ${table} (published, updated_at, id) where deleted_at is null`,
  ].join(';\n');
}
