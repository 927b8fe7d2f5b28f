import { uploadFilm, uploadPicture } from '#tests/support/adding-writers.ts';
import type { Site } from '#tests/support/signed-in-site.ts';
import { visitorEndpoints } from '#tests/support/visitor-endpoints.ts';

/** Something that somebody does, and that has to go well. @throws Error where it does not */
export type Errand = () => Promise<void>;
type Get = (path: string, init?: RequestInit & { expected?: number }) => Promise<Response>;

const pages = [
  ...[
    '/',
    '/products/',
    '/products/?page=1',
    '/products/quarry/',
    '/blog/',
    '/gallery/',
    '/about/',
    '/social/',
  ],
  ...[
    '/contact/',
    '/saved/',
    '/pictured/',
    '/slabs/',
    '/fit/?use=stairs&frost=yes',
    '/compare/?stones=saved,pictured',
    '/room/',
    '/match/',
    '/legal/',
  ],
  ...['/products/_.data', '/saved/_.data', '/_.data', '/blog/_.data', '/sitemap.xml', '/robots.txt'],
  ...[
    '/api/products',
    '/api/products?search=saved&sort=name&per_page=5&page=1',
    '/api/categories',
    '/api/health',
  ],
  ...['/products/quarry/pictured/data-sheet.pdf', '/api/site-documents/company', '/api/openapi.json'],
];
const words = ['stone', 'saved', 'quary', 'marble', 'scheduled', 'bulk', 'one'];

/** What visitors do, one after the other without an end, each from a network of its own. */
export async function createVisitorErrands(site: Site): Promise<Errand[]> {
  const picture = (await uploadPicture(site, 'looked at')).replace('/uploads/', '');
  const film = await uploadFilm(site, 'watched');
  const slab = await addSlab(site);
  const get = createGet(site);
  return [
    ...pages.map((path) => () => get(path).then(() => undefined)),
    ...words.flatMap((word) => [
      async () => void (await get(`/search/?q=${word}&sort=name`)),
      async () => void (await get(`/api/catalogue?q=${word}+${crypto.randomUUID().slice(0, 3)}`)),
    ]),
    async () => void (await get(`/pictures/320/${picture}.webp`)),
    async () => void (await get(`/uploads/${picture}`)),
    async () => void (await get(film, { headers: { range: 'bytes=0-999' }, expected: 206 })),
    async () => void (await get('/no-such-stone/', { expected: 302 })),
    async () => void (await get('/api/products/no-such-stone', { expected: 404 })),
    async () => void (await get(`/slab/${slab}/`)),
    ...visitorEndpoints.map(
      ({ path, body }) =>
        () =>
          send(get, { path, body: { ...body, ...('slabs' in body && { slabs: [slab] }) } }),
    ),
    () => share(get),
    () => countVisit(get),
    () => sendWithoutScripts(get),
  ];
}

/** The one that visitors ask for. @returns its number */
async function addSlab({ ask }: Site): Promise<string> {
  const number = `A-${crypto.randomUUID()}`;
  const sizes = { length_mm: 2_700, height_mm: 1_700, thickness_mm: 20 };
  await ask('POST', 'slabs', { number, product: 'pictured', ...sizes });
  return number;
}

/** @throws Error where the answer is another one, or none comes */
function createGet({ visit }: Site): Get {
  return async (path, { expected = 200, headers, ...init } = {}) => {
    const from = Array.from(crypto.getRandomValues(new Uint8Array(3))).join('.');
    const response = await visit(path, { ...init, headers: { 'x-forwarded-for': `10.${from}`, ...headers } });
    const bytes = await response.clone().bytes();
    if (response.status === expected) return response;
    throw new Error(`${path}: ${response.status} ${new TextDecoder().decode(bytes.slice(0, 200))}`);
  };
}

async function post(
  get: Get,
  { path, body, expected = 201 }: { path: string; body: object; expected?: number },
): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return get(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body), expected });
}

/** Stones that the site does not have are none that it refuses. */
async function send(get: Get, { path, body }: { path: string; body: object }): Promise<void> {
  const email = `${crypto.randomUUID()}@post.example`;
  await post(get, {
    path,
    body: { ...body, ...('email' in body && { email }), ...('lines' in body && { lines }) },
  });
}

const lines = [{ product: 'pictured', area: 30, unit: 'm2', room: 'Lobby' }];

/** A list of stones that is shared, opened and printed. */
async function share(get: Get): Promise<void> {
  const { id } = (await (await post(get, { path: 'shortlists', body: { lines } })).json()) as { id: string };
  await get(`/api/shortlists/${id}`);
  await get(`/shortlist/${id}/`);
  await get(`/shortlist/${id}/list.pdf`);
}

async function countVisit(get: Get): Promise<void> {
  const events = [
    { kind: 'visit', page: '/' },
    { kind: 'page_view', page: '/products/' },
  ];
  const body = { events, utm: { utm_source: 'letter' } };
  await post(get, { path: 'events', body, expected: 204 });
}

/** The contact form of a browser that runs none. */
async function sendWithoutScripts(get: Get): Promise<void> {
  const body = new URLSearchParams({
    ...{
      name: 'Meera',
      email: `${crypto.randomUUID()}@post.example`,
      phone: '9876543210',
      phone_country: '+91',
    },
    ...{ subject: 'A slab', message: 'Is it in stock?', form_type: 'contact' },
  });
  await get('/contact/', { method: 'POST', body, expected: 303 });
}
