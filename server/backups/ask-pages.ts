import { pathOfRecord } from '#content/kit/record-path.shared.ts';
import { entities, pagedEntities } from '#content/registry.ts';
import { staticPages } from '#site/head/static-pages.ts';
import { BackupError } from './failure-words.ts';

export type AskedPages = { pages: number; lists: number; records: number };

const askMs = 60_000;

/**
 * Asks a site for the home page and every other page that is always there, for a page of each kind of record, and for
 * each list of the API.
 * @throws BackupError naming the first that does not answer as it should
 */
export async function askPages(url: string): Promise<AskedPages> {
  const paths = staticPages.map(({ path }) => path);
  let records = 0;
  for (const entity of entities) {
    const list = await ask(`${url}/api/${entity.path}?page=1&per_page=1`);
    const [record] = (await list.json()) as object[];
    records += Number(list.headers.get('x-total-count'));
    const paged = pagedEntities.find(({ name }) => name === entity.name);
    if (record && paged) paths.push(pathOfRecord(paged, record));
  }
  for (const path of paths) {
    const page = await ask(url + path);
    const isPage =
      page.headers.get('content-type')?.startsWith('text/html') && (await page.text()).includes('<h1');
    if (!isPage) throw new BackupError(`The page ${path} did not come as a page.`);
  }
  return { pages: paths.length, lists: entities.length, records };
}

async function ask(address: string): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(askMs) });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new BackupError(`The page ${new URL(address).pathname} was answered with ${response.status}.`);
}
