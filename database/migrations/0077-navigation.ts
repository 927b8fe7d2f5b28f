import { type Kysely, sql } from 'kysely';

type Values = Record<string, unknown>;
type Row = { id: number; value: string; draft: string | null };
type Collection = { slug: string; name: string };

/** The links of the menu as they were fixed in the program, by the ids of their pictures and words. */
const rooms = [
  { id: 'entrance', label: 'Entrance', path: '/', description: 'Welcome' },
  { id: 'showcase', label: 'Showcase', path: '/products/', description: 'Discover our exquisite collection' },
  { id: 'annex', label: 'Annex', path: '/about/', description: 'Our story of craftsmanship' },
  { id: 'frames', label: 'Frames', path: '/social/', description: 'Follow our journey' },
  { id: 'journal', label: 'Journal', path: '/blog/', description: 'Insights and inspiration' },
  { id: 'lounge', label: 'Lounge', path: '/contact/', description: 'Connect with us' },
];
const tools = [
  { id: 'search', label: 'Search', path: '/search/' },
  { id: 'room', label: 'Stones in rooms', path: '/room/' },
  { id: 'match', label: 'Match a photo', path: '/match/' },
  { id: 'compare', label: 'Compare', path: '/compare/' },
  { id: 'shortlist', label: 'Shortlist', path: '/shortlist/' },
];
const sideLinks = [{ id: 'gallery', label: 'Gallery', path: '/gallery/' }];
/** As many as the footer showed where none were chosen. */
const firstCollections = 3;

/** Labels that only repeated what the page is called follow its name from now on. */
const repeatedLabels = { journal: 'Journal', social: 'Frames', search: 'Search', legal: 'Legal' };
const repeatedTitles = new Map(rooms.map(({ id, label }) => [id, label]));

/** The menu and the footer become one document of links; the collections of the footer are links like the others. */
export async function up(db: Kysely<never>): Promise<void> {
  const key = sql.ref('key');
  const { rows: collections } =
    await sql<Collection>`select slug, name from categories where deleted_at is null and published = 1 order by position, id`.execute(
      db,
    );
  const convert = (values: Values) => toNavigation(values, collections);
  const menu = await findDocument(db, 'menu');
  if (menu) {
    await sql`update site_documents set ${key} = 'navigation' where id = ${menu.id}`.execute(db);
    await changeDocument(db, 'navigation', convert);
    await changeRevisions(db, menu.id, convert);
    await sql`update upload_uses set ${key} = 'navigation', field = replace(field, 'previews.', 'menu.') where kind = 'siteDocument' and ${key} = 'menu'`.execute(
      db,
    );
  } else if (collections.length > 0) {
    const value = JSON.stringify(convert({}));
    await sql`insert into site_documents (${key}, value) values ('navigation', ${value})`.execute(db);
  }
  for (const [document, label] of Object.entries(repeatedLabels)) {
    await changeDocument(db, document, (values) =>
      values.label === label ? { ...values, label: '' } : values,
    );
  }
  await changeDocument(db, 'home', (values) => ({
    ...values,
    ...(Array.isArray(values.slides) && { slides: values.slides.map(withoutRepeatedTitle) }),
  }));
}

function toNavigation({ previews, sideLinks: further, footer }: Values, collections: Collection[]): Values {
  const pictured = itemsOf(previews) ?? [];
  const order = new Map(pictured.map(({ id }, index) => [id, index]));
  const menu = rooms
    .map((room) => {
      const { image = '', text } = pictured.find(({ id }) => id === room.id) ?? {};
      return { ...room, image, description: text || room.description, shown: true };
    })
    .toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
  const foot = isValues(footer) ? footer : {};
  const chosen = [foot.collections]
    .flat()
    .flatMap((slug) => collections.find((one) => one.slug === slug) ?? []);
  const named = chosen.length > 0 ? chosen : collections.slice(0, firstCollections);
  const column = (id: string, title: unknown, links: Values[]) => ({
    ...{ id, title, links: links.map((link) => ({ ...link, shown: true })) },
  });
  return {
    menu,
    further: (itemsOf(further) ?? sideLinks).map((link) => ({ ...link, shown: true })),
    footer: [
      column(
        'rooms',
        foot.roomsLabel || 'Rooms',
        rooms.map(({ id, label, path }) => ({ id, label, path })),
      ),
      column(
        'collections',
        foot.collectionsLabel || 'Collections',
        named.map(({ slug, name }) => ({ id: slug, label: name, path: `/products/${slug}/` })),
      ),
      column('tools', foot.toolsLabel || 'Find and gather', itemsOf(foot.tools) ?? tools),
    ].filter(({ links }) => links.length > 0),
    ...(foot.visitLabel ? { visitLabel: foot.visitLabel } : {}),
    ...(foot.contactLabel ? { contactLabel: foot.contactLabel } : {}),
  };
}

function withoutRepeatedTitle(slide: Values): Values {
  return slide.title === repeatedTitles.get(String(slide.id)) ? { ...slide, title: '' } : slide;
}

async function findDocument(db: Kysely<never>, key: string): Promise<Row | undefined> {
  const { rows } =
    await sql<Row>`select id, value, draft from site_documents where ${sql.ref('key')} = ${key}`.execute(db);
  return rows[0];
}

async function changeDocument(db: Kysely<never>, key: string, change: Change): Promise<void> {
  const row = await findDocument(db, key);
  if (!row) return;
  const [value, draft] = [changeText(row.value, change), row.draft && changeText(row.draft, change)];
  await sql`update site_documents set value = ${value}, draft = ${draft} where id = ${row.id}`.execute(db);
}

/** So that what it held before can be gone back to. */
async function changeRevisions(db: Kysely<never>, id: number, change: Change): Promise<void> {
  const { rows } = await sql<{
    id: number;
    record: string;
  }>`select id, record from revisions where entity = 'siteDocument' and record_id = ${id}`.execute(db);
  for (const revision of rows) {
    const record = changeText(revision.record, (values) => ({
      ...{ id: values.id, version: values.version, updatedAt: values.updatedAt },
      ...change(values),
    }));
    await sql`update revisions set record = ${record} where id = ${revision.id}`.execute(db);
  }
}

type Change = (values: Values) => Values;

/** What cannot be read counts as nothing written elsewhere too. */
function changeText(text: string, change: Change): string {
  try {
    const values: unknown = JSON.parse(text);
    return isValues(values) ? JSON.stringify(change(values)) : text;
  } catch {
    return text;
  }
}

function itemsOf(value: unknown): Values[] | undefined {
  return Array.isArray(value) ? value.filter(isValues) : undefined;
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
