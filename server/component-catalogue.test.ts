import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createApiOpener } from '#tests/support/api-app.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { openBuiltPages } from './built-pages.ts';

const root = resolve(import.meta.dirname, '..');
const openDb = createDatabaseOpener('sqlite');
const openApp = createApiOpener({ pages: await openBuiltPages(root) });

test('a visitor finds no catalogue of components', async () => {
  const { app } = await openApp(await openDb());
  for (const path of ['/admin/components/', '/admin/components/site/', '/admin/components/admin/']) {
    const response = await app.inject(path);
    expect([path, response.statusCode, response.headers.location]).toEqual([path, 302, '/404']);
  }
  expect((await app.inject('/404')).statusCode).toBe(404);
});

test('the build has nothing of it: no page, no example, no sample', () => {
  // The program beside them is made of these and of packages, which have words of their own.
  const files = ['client', 'server']
    .flatMap((part) => readdirSync(join(root, 'build', part), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(?:js|css|json|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(50);
  const traces = files.filter((file) =>
    /Component catalogue|admin\/components|\.examples|withoutExamples|A polished slab, white with grey veins/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(traces).toEqual([]);
});
