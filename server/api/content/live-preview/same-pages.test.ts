import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { siteDocuments } from '#content/documents/registry.ts';
import { entities } from '#content/registry.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { createFolderStorage } from '#media/storage/folder-storage.ts';
import { createApiOpener } from '#tests/support/api-app.ts';
import { createClient } from '#tests/support/api-client.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { openBuiltPages } from '../../../pages/built-pages.ts';
import type { LivePreview } from './live-preview.ts';

const openDb = createDatabaseOpener('sqlite');
const openApi = createApiOpener({ pages: await openBuiltPages(resolve(import.meta.dirname, '../../../..')) });

/** Documents of which several pages show something. */
const shared = ['company', 'navigation', 'collections', 'forms', 'notices'];

test('a page differs in nothing from what visitors see, whichever record or document on it is edited', async () => {
  const db = await openDb();
  const api = await openApi(db);
  await loadDemo(db, { storage: createFolderStorage(`${api.folder}/uploads`) });
  const request = createClient(api, await api.signIn());
  const preview = async (body: object): Promise<LivePreview> =>
    (await request('POST', 'previews/live', { body: { ...body, values: {} } })).json();

  const records = await Promise.all(
    entities.map(async ({ path }) => {
      const [record] = (await api.app.inject(`/api/${path}?per_page=1`)).json();
      return record ? [{ path, id: record.id }] : [];
    }),
  );
  const subjects = [...records.flat(), ...siteDocuments.map(({ key }) => ({ document: key }))];
  for (const subject of subjects) {
    const own = await preview(subject);
    const isShared = 'document' in subject && shared.includes(subject.document);
    const others = own.pages.filter(({ path }) => isShared && path !== own.page);
    const previews = [
      own,
      ...(await Promise.all(others.map(({ path }) => preview({ ...subject, page: path })))),
    ];
    for (const { html, page } of previews) {
      const visited = await api.app.inject(page.replace(/#.*/, ''));
      const difference = findDifference(textOf(visited.body), textOf(html ?? ''));
      expect({ subject, page, difference }).toEqual({ subject, page, difference: undefined });
    }
  }
});

/**
 * The page without what a preview adds and leaves out: marks of its fields, its data, pictures fetched ahead, the height that it keeps free for as
 * many letters, and the hash of the picture of links, which is taken of texts with their marks: nobody shares a preview.
 */
function textOf(html: string): string {
  return html
    .replace(/<!--\/?\$-->/g, '')
    .replace(/<script[\s\S]*?<\/script>|<meta http-equiv[^>]*>|<\/?(?:noscript|span)\b[^>]*>/g, '')
    .replace(/<link rel="preload" as="image"[^>]*>/g, '')
    .replace(/(\/pictures\/links\/\w+\/\d+)-[\da-f]+/g, '$1')
    .replace(/ data-field="[^"]*"(?: tabindex="0")?| nonce="[^"]*"|--characters:\d+/g, '');
}

function findDifference(
  visited: string,
  previewed: string,
): { visited: string; previewed: string } | undefined {
  if (visited === previewed) return undefined;
  let at = 0;
  while (visited[at] === previewed[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80);
  return { visited: around(visited), previewed: around(previewed) };
}
