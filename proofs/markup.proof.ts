import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { createFolderStorage } from '#media/storage/folder-storage.ts';
import { buildApp } from '#server/app.ts';
import { openBuiltPages } from '#server/pages/built-pages.ts';
import { createServices } from '#server/services/services.ts';
import { testPublicUrl } from '#tests/support/api-app.ts';
import { checkMarkup, hasJava, type MarkupFinding } from '#tests/support/markup-checker.ts';
import { publicPages, unlistedPages } from '#tests/support/public-pages.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

/** Besides the pages of the sitemap: what pages look like when something was asked, and is not there. */
const furtherPages = [
  ...publicPages,
  ...unlistedPages,
  '/italian-marble/?q=granite',
  '/italian-marble/?category=onyx&q=white',
  '/contact/?product=Statuario',
  '/products/none/',
  '/products/dawn/none/',
  '/blog/none/',
];

/** Forms that the browser posts by itself, with mistakes in them. */
const mistakenForms = [
  { path: '/contact/', body: 'name=Ada&email=none' },
  { path: '/italian-marble/', body: 'full_name=Ada&phone=1' },
  { path: '/newsletter/', body: 'email=none' },
];

const checkMs = 240_000;
const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

type Remark = { message: RegExp; extract?: RegExp; why: string };

/**
 * What the Nu checker says of every correct page, each with the reason why it is passed over. A remark that no page
 * calls forth any more fails the test, so that this list ends with what the checker learns.
 */
const passedOver: readonly Remark[] = [
  { message: /^Trailing slash on void elements/, why: 'React writes it, and no attribute is unquoted.' },
  ...['@container', '@starting-style', '@view-transition'].map((rule) => ({
    message: new RegExp(`^CSS: Unrecognized at-rule “${rule}”`),
    why: 'CSS that the checker does not know yet.',
  })),
  ...[
    'animation-range',
    'animation-timeline',
    'container-type',
    'timeline-scope',
    'view-timeline',
    'view-timeline-inset',
    'view-transition-name',
  ].map((property) => ({
    message: new RegExp(`^CSS: “${property}”: Property “${property}” doesn't exist`),
    why: 'CSS that the checker does not know yet.',
  })),
  {
    message: /^CSS: Unknown pseudo-element or pseudo-class “::view-transition”/,
    why: 'CSS that the checker does not know yet.',
  },
  {
    message: /^CSS: Parse Error/,
    extract: /nsition-(?:group|old|new)\(\*\)\{/,
    why: 'The pseudo-elements of view transitions, of which it knows none.',
  },
  {
    message: /^CSS: Invalid selector name “(?:entry|contain|exit)”/,
    why: 'Keyframes may name the ranges of a view timeline.',
  },
  {
    message: /^CSS: “(?:width|--width|--across|contain-intrinsic-block-size)”: The types are incompatible/,
    why: 'It does not look into custom properties within calc(), min() and max().',
  },
  {
    message: /^CSS: “--(?:mm|gallery-height)”: Parse Error/,
    why: 'It does not know the units of containers, `cqi`.',
  },
  {
    message: /^CSS: “line-height”: “max\(var\([^”]*” is not a “line-height” value/,
    why: 'It does not look into custom properties within max().',
  },
];

test(
  "the W3C's Nu checker finds nothing to correct on any public page",
  async ({ skip }) => {
    skip(!hasJava(), 'There is no Java runtime here');
    const app = await openDemoSite();
    const pages = await readPages(app);
    const findings = await checkMarkup(new Map([...pages, ...(await readStylesheets(app, pages))]));
    expect(sortFindings(findings)).toEqual({ faults: [], unheard: [] });
  },
  checkMs,
);

async function readPages(app: FastifyInstance): Promise<Map<string, string>> {
  const { body: sitemap } = await app.inject('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, path = '']) =>
    path.replace(testPublicUrl, ''),
  );
  const pages = new Map<string, string>();
  for (const path of [...listed, ...furtherPages]) pages.set(path, (await app.inject(path)).body);
  for (const { path, body } of mistakenForms) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await app.inject({ method: 'POST', url: path, headers, body });
    expect(response.statusCode).toBe(400);
    pages.set(`POST ${path}`, response.body);
  }
  return pages;
}

/** The stylesheets that pages name, each in a page of its own: a page itself holds those of its first screen only. */
async function readStylesheets(app: FastifyInstance, pages: Map<string, string>) {
  const found = [...pages.values()].flatMap((html) => html.match(/\/assets\/[\w.-]+\.css/g) ?? []);
  const sheets = new Map<string, string>();
  for (const path of new Set(found)) {
    const { body } = await app.inject(path);
    sheets.set(
      path,
      `<!doctype html><html lang="en"><head><title>Styles</title><style>${body}</style></head></html>`,
    );
  }
  return sheets;
}

/** The demo company as visitors meet it, in the pages of the production build. */
async function openDemoSite(): Promise<FastifyInstance> {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-pages-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const database = await createTestDatabase('sqlite');
  cleanups.push(database.remove);
  const db = await openDatabase(database.url);
  cleanups.push(() => db.destroy());
  const storage = createFolderStorage(folder);
  await loadDemo(db, { storage });
  const folders = { cacheFolder: folder, tempFolder: folder };
  const services = createServices({ db, storage, ...folders, publicUrl: testPublicUrl });
  const config = { isDevelopment: false, trustProxy: false as const };
  const pages = await openBuiltPages(resolve(import.meta.dirname, '..'));
  const app = await buildApp({ config, db, services, version: '1.2.3', pages });
  cleanups.push(() => app.close());
  return app;
}

/** Splits what the checker says into faults, and the remarks that it is no longer heard to make. */
function sortFindings(findings: readonly MarkupFinding[]) {
  const isMeant = (remark: Remark, finding: MarkupFinding) =>
    remark.message.test(finding.message) && (remark.extract?.test(finding.extract) ?? true);
  return {
    faults: findings.filter((finding) => !passedOver.some((remark) => isMeant(remark, finding))),
    unheard: passedOver.filter((remark) => !findings.some((finding) => isMeant(remark, finding))),
  };
}
