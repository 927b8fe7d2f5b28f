import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findViolations } from './support/boundaries.ts';

const root = resolve(import.meta.dirname, '..');

/** One file each, with the rule that it breaks. */
const forbidden: [file: string, source: string, rule: string][] = [
  ['content/a.ts', `import '#server/start.ts';`, 'an area imports only what stands below it'],
  [
    'content/a.ts',
    `import { start } from '../server/start.ts';`,
    'an area imports only what stands below it',
  ],
  ['content/a.ts', `await import('#server/start.ts');`, 'an area imports only what stands below it'],
  ['content/a.ts', 'await import(`#server/start.ts`);', 'an area imports only what stands below it'],
  ['content/a.ts', `export * from '#media/uploads.service.ts';`, 'an area imports only what stands below it'],
  [
    'content/a.ts',
    `import { type A, b } from '#media/usage.ts';`,
    'an area imports only what stands below it',
  ],
  ['server/a.ts', `import '../operations/launch/run.mjs';`, 'an area imports only what stands below it'],
  [
    'operations/a.mjs',
    `import { hash } from '#statistics/events.service.ts';`,
    'an area imports only what stands below it',
  ],
  [
    'app/site/a.tsx',
    `import { b } from '#content/entities/product/product.service.ts';`,
    'pages take declarations only',
  ],
  ['app/site/a.tsx', `import '@mantine/core/styles.css';`, 'the site knows nothing of the back office'],
  ['app/site/a.tsx', `import type { B } from '../admin/b.ts';`, 'the site knows nothing of the back office'],
  ['media/a.ts', `import type { B } from '#tests/support/b.ts';`, 'nothing that runs knows the tests'],
  ['media/a.ts', `import type { FastifyInstance } from 'fastify';`, 'HTTP is the server’s'],
  ['media/a.ts', `import { useState } from 'react';`, 'React is the pages’'],
  ['media/a.ts', `import { createRequire } from 'node:module';`, 'what is loaded can be read in the source'],
  ['media/a.ts', `await import(name);`, 'what is loaded can be read in the source'],
  ['media/a.ts', `import { readFile } from 'node:fs/promises';`, 'files are reached through a storage'],
  ['server/api/a.ts', `import fs from 'fs';`, 'files are reached through a storage'],
  ['content/a.ts', `await import('node:fs');`, 'files are reached through a storage'],
  [
    'media/a.shared.ts',
    `import type { B } from './b.ts';`,
    'what browser and server share is free of all else',
  ],
];

describe('the rules of who may import whom', () => {
  test.each(forbidden)('in %s refuse %s: %s', (file, source, rule) => {
    expect(rulesBrokenBy({ [file]: source })).toContain(rule);
  });

  test('refuse a way from the site to the back office that goes round through app/', () => {
    const sources = {
      'app/site/a.tsx': `import { b } from '../b.ts';`,
      'app/b.ts': `export { b } from './c.ts';`,
      'app/c.ts': `export const b = () => import('./admin/d.ts');`,
    };
    expect(rulesBrokenBy(sources)).toEqual(['site reaches the back office']);
  });

  test('refuse two folders that import each other, be it for a type', () => {
    const sources = {
      'server/http/a.ts': `import { b } from '../cache/b.ts';`,
      'server/cache/b.ts': `import type { C } from '#server/http/errors/c.ts';`,
    };
    const rule = 'no two folders import each other';
    expect(rulesBrokenBy(sources)).toEqual([rule, rule]);
  });

  test('refuse a way from a page to SQL that goes round through a declaration', () => {
    const sources = {
      'app/site/a.tsx': `import { b } from '#content/entities/product/product.entity.ts';`,
      'content/entities/product/product.entity.ts': `export { b } from './product.repository.ts';`,
    };
    expect(rulesBrokenBy(sources)).toEqual(['pages reach what only the server has']);
  });

  test('let types through, what both sides share, and what tests need', () => {
    const sources = {
      'content/a.ts': `import type { B } from '#server/b.ts'; import { type C } from '#media/c.ts';`,
      'app/site/a.tsx': `import { b } from '#media/b.shared.ts'; import { useState } from 'react';`,
      'media/storage/folder-storage.ts': `import { rm } from 'node:fs/promises';`,
      'media/a.test.ts': `import { b } from '#tests/support/b.ts';`,
      'tests/support/a.ts': `import { b } from '#server/b.ts';`,
    };
    expect(rulesBrokenBy(sources)).toEqual([]);
  });
});

describe('the linter', () => {
  test('refuses what a folder may not know, named in whichever way, and cycles', () => {
    const refused = lint({
      'app/site/package.tsx': `import { Button } from '@mantine/core'; console.log(Button);`,
      'app/site/relative.ts': `import type { B } from '../admin/b.ts'; export type C = B;`,
      'app/site/lazy.ts': `console.log(await import('@mantine/core'));`,
      'app/root.tsx': `import '#tests/support/sites.ts';`,
      'server/a.ts': `import { useState } from 'react'; console.log(useState);`,
      'media/a.ts': `import fastify from 'fastify'; console.log(fastify);`,
      'errors/one.ts': `import type { Two } from './two.ts'; export type One = Two;`,
      'errors/two.ts': `import type { One } from './one.ts'; export type Two = One;`,
      'app/admin/allowed.tsx': `import { Button } from '@mantine/core'; console.log(Button);`,
      'server/allowed.test.ts': `import { a } from '#tests/support/a.ts'; console.log(a);`,
    });
    expect(refused).toEqual([
      'app/root.tsx noRestrictedImports',
      'app/site/lazy.ts noRestrictedImports',
      'app/site/package.tsx noRestrictedImports',
      'app/site/relative.ts noRestrictedImports',
      'errors/one.ts noImportCycles',
      'errors/two.ts noImportCycles',
      'media/a.ts noRestrictedImports',
      'server/a.ts noRestrictedImports',
    ]);
  });
});

function rulesBrokenBy(sources: Record<string, string>): string[] {
  return findViolations(new Map(Object.entries(sources))).map(({ rule }) => rule);
}

/** Lints the sources with the project's own settings, in a folder of their own; `file rule` of each error. */
function lint(sources: Record<string, string>): string[] {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'ashlar-lint-'));
  const settings = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  const files = {
    ...sources,
    'biome.json': JSON.stringify({ ...settings, $schema: undefined, vcs: { enabled: false } }),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, file)), { recursive: true });
    writeFileSync(join(folder.path, file), text);
  }
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const args = [biome, 'lint', '--colors=off', '--reporter=github', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder.path, encoding: 'utf8' });
  const errors = stdout.matchAll(/^::error title=lint\/\w+\/(\w+),file=([^,]+),/gm);
  return [...errors].map(([, rule, file]) => `${relative(folder.path, file ?? '')} ${rule}`).sort();
}
