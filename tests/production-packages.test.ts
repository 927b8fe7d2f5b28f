import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './support/module-imports.ts';

const root = resolve(import.meta.dirname, '..');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Only `npm run dev` comes here, and loads what builds pages. */
const developmentOnly = ['server/development-pages.ts', '@fastify/middie'];

test('what a built site loads is what production installs, neither more nor less', () => {
  const bundles = readdirSync(join(root, 'build', 'server'), { recursive: true })
    .map((name) => join('build', 'server', String(name)))
    .filter((name) => name.endsWith('.js'));
  const programs = ['main', 'reset-password', 'backup', 'restore', 'copy'].map((name) => `server/${name}.ts`);
  const loaded = packagesOf([...programs, ...bundles]);
  expect([...loaded].sort()).toEqual(Object.keys(dependencies).sort());
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
      if (/^[a-z]+\/.*\.(?:tsx?|js)$/.test(to)) files.add(to);
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
