import { describe, expect, test } from 'vitest';
import { siteDocuments } from '#content/documents/registry.ts';
import { rockClasses } from '#content/fit/properties.ts';
import { entities } from '#content/registry.ts';
import { productAdmin } from '../app/admin/entities/product/product.admin.tsx';
import { findEmptyElements } from './support/find-empty-elements.ts';
import { readPage } from './support/read-page.ts';
import { createSiteOpener, fixedPaths } from './support/rendered-site.ts';

const openSite = await createSiteOpener();
const paths = [...fixedPaths, '/contact/?form=quote', '/products/none/'];
const files = ['/blog/feed.xml', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/favicon.svg'];

/** What belongs to the demo company, and what says that something went wrong. */
const foreignWords =
  /.{0,40}(?:marble|onyx|carrara|calacatta|statuario|botticino|kishangarh|rajasthan|aravane|unable to load|>nothing has all|>retry<|try again).{0,40}/i;
/** Names of files of the build. */
const assets = /assets\/[\w~.-]+/g;

describe('a site that nobody has filled yet', () => {
  test("says nothing of errors and nothing in the demo's words, to visitors as to editors", async () => {
    const { app } = await openSite();
    const found: [string, string | undefined][] = [];
    // Not what a visitor searched for, nor a collection that never was: that is an error.
    for (const path of [...fixedPaths, '/contact/?form=quote', ...files]) {
      const { body } = await app.inject(path);
      found.push([path, foreignWords.exec(body.replaceAll(assets, ''))?.[0]]);
    }
    // The catalogue of messages has what errors say as well.
    const documents = siteDocuments.filter(({ key }) => key !== 'wording');
    // Classes of rock are words of the trade: the field that says it, and what is said by class.
    const ofRock = ['rockClass', ...rockClasses];
    const declared = JSON.stringify([documents, entities, productAdmin.formLayout], (name, value) =>
      ofRock.includes(name) ? undefined : value,
    );
    found.push(['declared', foreignWords.exec(declared)?.[0]]);
    expect(found.filter(([, words]) => words !== undefined)).toEqual([]);
  });

  test('has one main heading on each page, and nothing without content', async () => {
    const { app } = await openSite();
    const faults: [string, unknown][] = [];
    for (const path of paths) {
      const page = readPage((await app.inject(path)).body);
      faults.push(...findEmptyElements(page).map((element): [string, string] => [path, element]));
      const count = page.elements.filter(({ name }) => name === 'h1').length;
      if (count !== 1) faults.push([path, `${count} main headings`]);
    }
    expect(faults).toEqual([]);
  });

  test('names the company, and the program nowhere', async () => {
    const { app } = await openSite();
    const named: [string, string | undefined][] = [];
    for (const path of [...paths, ...files]) {
      const data = path.endsWith('/') ? (await app.inject(`${path}_.data`)).body : '';
      const body = (await app.inject(path)).body + data;
      named.push([path, body.match(/.{0,40}(?:Ashlar|Aravane).{0,40}/i)?.[0]]);
    }
    expect(named).toEqual([...paths, ...files].map((path) => [path, undefined]));
    for (const path of fixedPaths) {
      const { headTexts } = readPage((await app.inject(path)).body);
      expect([path, headTexts[0]]).toEqual([path, expect.stringContaining('Your company')]);
    }
  });
});
