import type { Site } from './signed-in-site.ts';
import type { Errand } from './visitor-errands.ts';

const lists = [
  ...[
    'inbox?per_page=25',
    'inbox/waiting',
    'images?page=1&per_page=24',
    'images/summary',
    'activity',
    'counts',
  ],
  ...[
    'trash',
    'statistics',
    'checks',
    'log',
    'schedule?until=2091-01-01T00:00:00Z',
    'redirects',
    'not-found',
    'feedback',
  ],
  ...['newsletter', 'outbox', 'mail', 'site-documents', 'site-documents/company/revisions', 'auth/sessions'],
  ...['products?per_page=10&page=1', 'search?q=saved', 'filters/products', 'users/invitations', 'backups'],
];
const screens = ['dashboard', 'inbox', 'products', 'images', 'site/company'];
const tables = ['export.csv', 'export.xlsx'];

/** What the staff looks at, prints and tries, one after the other. */
export async function createEditorErrands(site: Site): Promise<Errand[]> {
  const { ask, visit } = site;
  const file = async (path: string) => {
    const response = await visit(`/${path}`);
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    await response.arrayBuffer();
  };
  return [
    ...lists.map((path) => async () => void (await ask('GET', path))),
    ...screens.map((path) => () => file(`admin/${path}/`)),
    ...tables.map((table) => () => tryTable(site, table)),
    async () => {
      const values = { name: 'Tried', description: crypto.randomUUID() };
      await ask('POST', 'previews/live', { path: 'products', values });
    },
  ];
}

/** All stones as a table, and what would come of importing it again. */
async function tryTable({ ask, download }: Site, table: string): Promise<void> {
  const form = new FormData();
  form.append('file', new File([await download(`products/${table}`)], table));
  await ask('POST', 'products/import?dry_run=true', form);
}
