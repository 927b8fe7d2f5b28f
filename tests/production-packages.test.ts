import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './support/module-imports.ts';
import { createSiteOpener } from './support/rendered-site.ts';

const root = resolve(import.meta.dirname, '..');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const openSite = await createSiteOpener();

/** Only `npm run dev` comes here, and loads what builds pages. */
const developmentOnly = ['server/pages/development-pages.ts', '@fastify/middie'];

test('what a built site loads is what production installs, neither more nor less', () => {
  const bundles = readdirSync(join(root, 'build', 'server'), { recursive: true })
    .map((name) => join('build', 'server', String(name)))
    .filter((name) => name.endsWith('.js'));
  const commands = ['reset-password', 'backup', 'restore', 'copy'].map(
    (name) => `operations/commands/${name}.ts`,
  );
  const programs = ['server/main.ts', ...commands];
  const loaded = packagesOf([...programs, ...bundles]);
  expect([...loaded].sort()).toEqual(Object.keys(dependencies).sort());
});

test('whoever wants to know what the site is made of finds it named on a page, with the licence of each part', async () => {
  const { app } = await openSite();
  const [, path] = /<a href="([^"]+)"[^>]*>[^<]*[Ll]icences/.exec((await app.inject('/legal/')).body) ?? [];
  const { statusCode, headers, body } = await app.inject(String(path));
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  // In the browser's scripts, in the program, beside it, and the fonts of pages and PDFs.
  for (const name of [
    'react',
    '@mantine/core',
    'prosemirror-view',
    'fastify',
    'kysely',
    'sharp',
    'pdfkit',
    'Font jost',
  ])
    expect(body).toMatch(new RegExp(`^${name}(?: |$)`, 'm'));
  for (const words of ['MIT License', 'Apache License', 'SIL OPEN FONT LICENSE'])
    expect(body).toContain(words);
});

/** The packages that these modules load, themselves or by way of others. */
function packagesOf(starts: string[]): Set<string> {
  const files = new Set(starts);
  const packages = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const imports = importsOf(file, text).filter(({ isTypeOnly }) => !isTypeOnly);
    for (const worker of workersOf(file, text)) files.add(worker);
    for (const to of [...imports.map(({ to }) => to), ...requiredBy(text)]) {
      if (developmentOnly.includes(to) || isNoPackage(to)) continue;
      if (/^[a-z]+\/.*\.(?:tsx?|js)$/.test(to) && existsSync(join(root, to))) files.add(to);
      else if (/^[@a-z]/.test(to)) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(to)?.[0] ?? to);
    }
  }
  return packages;
}

/** The programs of threads and of processes. */
function workersOf(file: string, text: string): string[] {
  return [...text.matchAll(/new URL\('(\.\/[\w-]+-worker\.ts)', import\.meta\.url\)/g)].map(([, name = '']) =>
    join(dirname(file), name),
  );
}

/** What Node.js brings, data, and the built pages, whose own packages are looked for as well. */
function isNoPackage(name: string): boolean {
  return name.startsWith('node:') || name.endsWith('.json') || /^#?pages\//.test(name);
}

/** What is loaded when it is first needed. */
function requiredBy(text: string): string[] {
  return [...text.matchAll(/(?:\brequire|\bload|createRequire\(import\.meta\.url\))\('([^']+)'\)/g)].map(
    ([, name = '']) => name,
  );
}
