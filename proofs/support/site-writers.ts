import { createValueWriter, PartlyRefused, type Writer } from '#tests/support/acknowledged-writes.ts';
import { createAddingWriters, ownCollection, uploadPicture } from '#tests/support/adding-writers.ts';
import type { Site } from '#tests/support/signed-in-site.ts';
import { createPeopleWriters } from './people-writers.ts';

type Made = { id: number; slug: string };
type Bulk = { bulkId: number; failed: unknown[] };

const there = 'there';
const gone = 'gone';
const farYear = 2090;

/** A writer of every kind, each with records of its own; the site is empty but for what they make. */
export async function createSiteWriters(site: Site): Promise<Writer[]> {
  const category = await make(site, 'categories', { name: 'Quarry', description: ownCollection });
  const product = (name: string) =>
    make(site, 'products', { name, description: name, category_id: category.id, published: true });
  const pictures = [await uploadPicture(site, 'first'), await uploadPicture(site, 'second')];
  return [
    saveWriter(site, await product('Saved')),
    restoreWriter(site, await product('Restored')),
    trashWriter(site, await product('Binned')),
    replaceWriter(site, await product('Pictured'), pictures),
    await orderWriter(site),
    await bulkWriter(site),
    await scheduleWriter(site),
    documentWriter(site),
    ...createAddingWriters(site),
    ...(await createPeopleWriters(site)),
  ];
}

/** A record's name and description, the search index and the visitor's page tell the same. */
function saveWriter({ ask, visit }: Site, { id, slug }: Made): Writer {
  return createValueWriter({
    ...{ kind: 'save', first: 'Saved', next: () => `Saved${crypto.randomUUID().slice(0, 8)}` },
    store: (value) => ask('PUT', `products/${id}`, { name: value, description: value }),
    async read(expected) {
      const { name, description } = (await ask('GET', `products/${id}`)) as Record<string, string>;
      const page = await (await visit(`/${slug}/`)).text();
      const hits = (await ask('GET', `search?q=${expected}`)) as { id: number }[];
      return [
        String(name),
        String(description),
        page.includes(`>${name}<`) ? String(name) : 'another on its page',
        hits.some((hit) => hit.id === id) === (expected === name) ? String(name) : 'another in the search',
      ];
    },
  });
}

function restoreWriter({ ask }: Site, { id }: Made): Writer {
  const path = `products/${id}`;
  return createValueWriter({
    ...{ kind: 'restore an old version', first: 'Restored' },
    next: (kept) => (kept === 'Restored' ? 'Changed' : 'Restored'),
    async store(value) {
      if (value === 'Changed') return ask('PUT', path, { name: value, origin: value });
      const [, before] = (await ask('GET', `${path}/revisions`)) as { id: number }[];
      return ask('POST', `${path}/revisions/${before?.id}/restore`);
    },
    async read() {
      const { name, origin } = (await ask('GET', path)) as Record<string, string>;
      return [String(name), origin === 'Changed' ? 'Changed' : 'Restored'];
    },
  });
}

function trashWriter({ ask, visit }: Site, { id, slug }: Made): Writer {
  return createValueWriter({
    ...{ kind: 'delete and take back', first: there, next: (kept) => (kept === there ? gone : there) },
    store: (value) =>
      value === gone ? ask('DELETE', `products/${id}`) : ask('POST', `trash/products/${id}/restore`),
    async read() {
      const deleted = (await ask('GET', 'trash')) as { path: string; id: number }[];
      const isDeleted = deleted.some((entry) => entry.path === 'products' && entry.id === id);
      const { status } = await visit(`/api/products/${id}`);
      const page = await visit(`/${slug}/`);
      return [isDeleted ? gone : there, status === 200 ? there : gone, page.status === 200 ? there : gone];
    },
  });
}

/** What shows a picture, and what the library says of its uses. */
function replaceWriter({ ask }: Site, { id }: Made, pictures: readonly string[]): Writer {
  const [first = '', second = ''] = pictures;
  const usesOf = async (path: string) =>
    ((await ask('GET', `images${path.replace('/uploads', '')}`)) as { usage: unknown[] }).usage.length;
  return createValueWriter({
    ...{ kind: 'replace', first: '', next: (kept) => (kept === first ? second : first) },
    store: (value, kept) =>
      kept === ''
        ? ask('PUT', `products/${id}`, { main_image: value })
        : ask('POST', 'images/replace', { old_path: kept, new_path: value }),
    async read() {
      const { main_image: shown } = (await ask('GET', `products/${id}`)) as Record<string, string>;
      const used: string[] = [];
      for (const path of pictures) if ((await usesOf(path)) > 0) used.push(path);
      return [shown ?? '', used.join(' and ')];
    },
  });
}

async function orderWriter(site: Site): Promise<Writer> {
  const ids: number[] = [];
  for (const name of ['One', 'Two', 'Three']) ids.push((await make(site, 'gallery', project(name))).id);
  const { ask } = site;
  return createValueWriter({
    ...{ kind: 'order', first: ids.join(), next: (kept) => kept.split(',').toReversed().join() },
    store: (value) => ask('PUT', 'gallery/order', { ids: value.split(',').map(Number) }),
    async read() {
      const found = (await ask('GET', 'gallery?sort=position')) as Made[];
      return [found.map(({ id }) => id).join()];
    },
  });
}

/** Two records at once, and back: by undoing where the first was acknowledged. */
async function bulkWriter(site: Site): Promise<Writer> {
  const { ask } = site;
  const ids: number[] = [];
  for (const title of ['Bulk one', 'Bulk two']) {
    // As it says at first: what changes nothing would prove nothing.
    ids.push((await make(site, 'blog', { ...article(title), published: false })).id);
  }
  let undo: number | undefined;
  let areAlike = true;
  return createValueWriter({
    ...{ kind: 'bulk and undo', first: 'false', inParts: true },
    next: (kept) => (kept === 'true' ? 'false' : 'true'),
    async store(value) {
      const [bulkId, wereAlike] = [undo, areAlike];
      undo = undefined;
      areAlike = false;
      if (value === 'false' && bulkId) {
        await ask('POST', `bulk/${bulkId}/undo`);
      } else {
        const action = value === 'true' ? 'publish' : 'unpublish';
        const done = (await ask('POST', 'blog/bulk', { action, ids })) as Bulk;
        if (done.failed.length > 0) throw new PartlyRefused();
        // Undone, a record that an attempt that broke off had changed already would stay as it is.
        if (value === 'true' && wereAlike) undo = done.bulkId;
      }
      areAlike = true;
    },
    async read() {
      const read: string[] = [];
      for (const id of ids) {
        read.push(String(((await ask('GET', `blog/${id}`)) as { published: boolean }).published));
      }
      return read;
    },
  });
}

async function scheduleWriter(site: Site): Promise<Writer> {
  const { ask } = site;
  const { id } = await make(site, 'blog', article('Scheduled'));
  let minute = 0;
  return createValueWriter({
    ...{ kind: 'schedule', first: '' },
    next: () => new Date(Date.UTC(farYear, 0, 1, 0, ++minute)).toISOString(),
    store: (value) => ask('PUT', `blog/${id}`, { publish_at: value }),
    async read() {
      const { publish_at: at } = (await ask('GET', `blog/${id}`)) as { publish_at: string | null };
      return [at ? new Date(at).toISOString() : ''];
    },
  });
}

function documentWriter({ ask, visit }: Site): Writer {
  return createValueWriter({
    ...{ kind: 'document', first: 'Your company', next: () => `Stone ${crypto.randomUUID().slice(0, 8)}` },
    store: (name) => ask('PUT', 'site-documents/company', { value: { name } }),
    async read() {
      const { value } = (await ask('GET', 'site-documents/company')) as { value: { name?: string } };
      const name = value.name ?? 'Your company';
      const page = await (await visit('/about/')).text();
      return [name, page.includes(name) ? name : 'another on the pages'];
    },
  });
}

async function make({ ask }: Site, path: string, body: object): Promise<Made> {
  return (await ask('POST', path, body)) as Made;
}

const article = (title: string) => ({ title, excerpt: 'On pressure', content: '<p>Mud.</p>' });

const project = (name: string) => ({ name, short_description: 'Carrara', client: 'Private' });
