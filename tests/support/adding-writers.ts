import { createAddingWriter, type Writer } from './acknowledged-writes.ts';
import { drawHalves } from './sample-pictures.ts';
import { makeMp4 } from './sample-videos.ts';
import type { Site } from './signed-in-site.ts';

/** Of a spreadsheet. */
const rowCount = 5;
const filmBytes = 300_000;
/** What the collection is described with that no spreadsheet brought. */
export const ownCollection = 'Stones';

/** Files, addresses, what visitors send and whole spreadsheets. */
export function createAddingWriters(site: Site): Writer[] {
  const { ask, visit } = site;
  return [
    createAddingWriter({
      kind: 'import',
      add: (name) => importRows(site, name),
      isThere: ({ name }) => isImported(site, name),
      remove: ({ bulkId }) => ask('POST', `bulk/${bulkId}/undo`),
    }),
    createFileWriter(site, 'upload'),
    createFileWriter(site, 'film'),
    createAddingWriter({
      kind: 'redirect',
      async add(name) {
        await ask('POST', 'redirects', { from: `/${name}/`, to: '/about/' });
        return `/${name}/`;
      },
      isThere: async (path) => [301, 308].includes((await visit(path)).status),
      async remove(from) {
        const { redirects } = (await ask('GET', `redirects?search=${from}`)) as {
          redirects: { id: number }[];
        };
        for (const { id } of redirects) await ask('DELETE', `redirects/${id}`);
      },
    }),
    createAddingWriter({
      kind: 'enquiry',
      add: (name) => sendMessage(site, name),
      // Whatever is known of the sender, also where it was taken for spam.
      isThere: async (email) =>
        JSON.stringify(await ask('POST', 'visitor-data/search', { who: email })).includes(
          `Is ${email.split('@')[0]} in stock?`,
        ),
      async remove(email) {
        const { items } = (await ask('GET', `inbox?search=${email}`)) as { items: { id: number }[] };
        for (const { id } of items) await ask('DELETE', `inbox/${id}`);
      },
    }),
  ];
}

/** A picture, or a film. */
function createFileWriter(site: Site, kind: 'upload' | 'film'): Writer {
  const upload = kind === 'film' ? uploadFilm : uploadPicture;
  return createAddingWriter({
    kind,
    add: (name) => upload(site, name),
    async isThere(path) {
      const file = await site.visit(path);
      return file.status === 200 && (await file.bytes()).length > 0 && isInLibrary(site, path);
    },
    remove: (path) => site.ask('DELETE', `images${path.replace('/uploads', '')}`),
  });
}

async function isInLibrary({ ask }: Site, path: string): Promise<boolean> {
  const found = (await ask('GET', `images${path.replace('/uploads', '')}`)) as { path: string };
  return found.path === path;
}

/** Of what was not acknowledged as well, there are all rows or none. */
async function isImported({ visit }: Site, name: string): Promise<boolean> {
  const all = (await (await visit('/api/categories')).json()) as { description: string }[];
  const counts = new Map<string, number>();
  for (const { description } of all) counts.set(description, (counts.get(description) ?? 0) + 1);
  counts.delete(ownCollection);
  return counts.has(name) && [...counts.values()].every((count) => count === rowCount);
}

/** Each from a network of its own, since one network may send a few only. */
async function sendMessage({ visit }: Site, name: string): Promise<string> {
  const email = `${name}@post.example`;
  const [, one = '0', two = '0'] = /^(..)(..)/.exec(name) ?? [];
  const body = {
    ...{ name: 'Meera', email, phone: '9876543210', phone_country: '+91', form_type: 'contact' },
    ...{ subject: 'A slab', message: `Is ${name} in stock?`, source_page: '/contact/' },
  };
  const response = await visit('/api/contact', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${parseInt(one, 16)}.${parseInt(two, 16)}.9`,
    },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`contact: ${response.status} ${await response.text()}`);
  return email;
}

/** @returns its path, `/uploads/…` */
export async function uploadPicture(site: Site, name: string): Promise<string> {
  return upload(site, {
    type: 'products',
    name: `${name}.png`,
    bytes: await drawHalves({ width: 400, height: 300 }).png().toBuffer(),
  });
}

/** @returns its path, `/uploads/…` */
export function uploadFilm(site: Site, name: string): Promise<string> {
  return upload(site, { type: 'videos', name: `${name}.mp4`, bytes: makeMp4({ bytes: filmBytes }) });
}

async function upload(
  { ask }: Site,
  { type, name, bytes }: { type: string; name: string; bytes: Buffer },
): Promise<string> {
  const form = new FormData();
  form.append('type', type);
  form.append('file', new File([new Uint8Array(bytes)], name));
  return ((await ask('POST', 'upload', form)) as { path: string }).path;
}

/** Several rows: all of them, or none. */
async function importRows({ ask }: Site, name: string): Promise<{ name: string; bulkId: number }> {
  const rows = Array.from({ length: rowCount }, (_row, index) => `${name.slice(0, 8)} ${index},${name}`);
  const form = new FormData();
  form.append('file', new File([['name,description', ...rows].join('\n')], 'collections.csv'));
  const done = await ask('POST', `categories/import?id=${crypto.randomUUID()}`, form);
  return { name, bulkId: (done as { bulkId: number }).bulkId };
}
