import { describe, expect, test } from 'vitest';
import type { DocumentField } from '#content/documents/document-field.ts';
import { mapValues } from '#content/documents/document-places.ts';
import { siteDocuments } from '#content/documents/registry.ts';
import type { SiteDocument } from '#content/documents/site-document.ts';
import type { ApiUnderTest } from './support/api-app.ts';
import { type Client, createClient } from './support/api-client.ts';
import { findEmptyElements } from './support/find-empty-elements.ts';
import { readPage } from './support/read-page.ts';
import { createSiteOpener, fixedPaths } from './support/rendered-site.ts';

const openSite = await createSiteOpener();

/** What somebody may put into every text of a document. */
const strangeTexts: Record<string, string> = {
  nothing: '',
  'ten thousand characters': 'Stone '.repeat(1667).slice(0, 10_000),
  'one long word': 'x'.repeat(10_000),
  tags: '</h1><script>globalThis.isHostile = 1</script><img src=x onerror="isHostile = 1">',
  'a link that runs': 'javascript:globalThis.isHostile=1',
  emoji: '👩🏽‍🔧🪨🇮🇳',
  'right-to-left text': '\u202eحجر طبيعي שיש',
  braces: '{company} {nobody} [{place}] $& $1',
};

describe('a document that somebody fills with', () => {
  test.each(Object.entries(strangeTexts))('%s is refused, or every page stays whole', async (_name, text) => {
    const site = await openSite();
    const request = createClient(site, await site.signIn());
    for (const document of siteDocuments) await fill(request, document, text);
    expect(await findFaults(site)).toEqual([]);
  });

  test('what was stored otherwise shows what a new site begins with', async () => {
    const site = await openSite();
    const values = ['{"name":7,"phones":[{}],"hero":[]}', 'not JSON', '[]', 'null'];
    for (const [index, { key }] of siteDocuments.entries()) {
      const value = values[index % values.length] ?? '';
      await site.db.insertInto('siteDocuments').values({ key, value }).execute();
    }
    expect(await findFaults(site)).toEqual([]);
  });
});

/** Saves each field by itself, so that one that is refused keeps no other from being saved. */
async function fill(request: Client, { key, fields }: SiteDocument, text: string) {
  const { value } = (await request('GET', `site-documents/${key}`)).json();
  const strange = mapValues(fields, value, ({ field, value: before }) =>
    strangeValue(field, { before, text }),
  );
  for (const [name, field] of Object.entries(strange)) {
    const { statusCode } = await request('PUT', `site-documents/${key}`, {
      body: { value: { [name]: field } },
    });
    expect([200, 400]).toContain(statusCode);
  }
}

function strangeValue(field: DocumentField, { before, text }: { before: unknown; text: string }): unknown {
  if (field.kind === 'list') return text === '' ? [] : [text.slice(0, 20)];
  if (field.kind === 'text') return text.slice(0, field.maxLength);
  if (field.kind === 'html') return text;
  return typeof before === 'string' ? text : before;
}

async function findFaults({ app }: ApiUnderTest): Promise<[string, unknown][]> {
  const faults: [string, unknown][] = [];
  for (const path of [...fixedPaths, '/contact/?form=quote', '/blog/feed.xml', '/manifest.webmanifest']) {
    const { body, statusCode, headers } = await app.inject(path);
    if (statusCode !== (path === '/404' ? 404 : 200)) faults.push([path, statusCode]);
    if (!String(headers['content-type']).startsWith('text/html')) continue;
    const page = readPage(body);
    faults.push(...findEmptyElements(page).map((element): [string, string] => [path, element]));
    const running = page.elements.filter(
      ({ name, attributes }) =>
        'onerror' in attributes ||
        /^javascript:/i.test(attributes.href ?? '') ||
        (name === 'img' && attributes.src === 'x'),
    );
    if (running.length > 0 || body.includes('<script>globalThis')) faults.push([path, 'runs what was typed']);
  }
  return faults;
}
