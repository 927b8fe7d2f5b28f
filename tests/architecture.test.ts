import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const areas = [
  'accounts',
  'analytics',
  'app',
  'content',
  'database',
  'demo',
  'enquiries',
  'errors',
  'media',
  'server',
  'site',
] as const;
type Area = (typeof areas)[number];
type Import = { from: string; to: string; isTypeOnly: boolean };

const maxLines = 250;

/** Which areas' values an area may import; types are free (docs/architecture.md). */
const mayImport: Record<Area, readonly Area[]> = {
  errors: [],
  database: ['errors'],
  content: ['database', 'errors'],
  media: ['content', 'database', 'errors'],
  site: ['content', 'database', 'errors'],
  enquiries: ['database', 'errors'],
  accounts: ['database', 'errors'],
  analytics: ['database', 'errors'],
  demo: ['content', 'database', 'errors', 'media', 'site'],
  app: ['content', 'errors'],
  server: ['accounts', 'analytics', 'content', 'database', 'demo', 'enquiries', 'errors', 'media', 'site'],
};

/**
 * Of the content, pages take declarations, the names their fields have in the API, slugs, and the addresses of
 * pictures; services reach them through loaders.
 */
const contentForPages = [
  /\.entity\.ts$/,
  /^content\/registry\.ts$/,
  /^content\/kit\/(?:api-names|link-address|slug|slug-from)\.ts$/,
  /^content\/picture\/picture\.ts$/,
];

describe('the source tree', () => {
  const sources = areas.flatMap((area) => listSources(join(root, area)));
  const imports = sources.filter((file) => !isTest(file)).flatMap(importsOf);

  test('lets an area import only what stands below it', () => {
    const broken = imports.filter(({ from, to, isTypeOnly }) => {
      const [source, target] = [areaOf(from), areaOf(to)];
      if (isTypeOnly || isShared(to) || !source || !target || source === target) return false;
      return !mayImport[source].includes(target);
    });
    expect(broken).toEqual([]);
  });

  test('keeps rules that browser and server share free of all else', () => {
    const shared = sources.filter(isShared);
    expect(shared).toContain('media/upload-limits.shared.ts');
    expect(imports.filter(({ from, to }) => isShared(from) && !isShared(to))).toEqual([]);
  });

  test('gives pages declarations only, never services or SQL', () => {
    const broken = imports.filter(
      ({ from, to, isTypeOnly }) =>
        areaOf(from) === 'app' &&
        areaOf(to) === 'content' &&
        !isTypeOnly &&
        !isShared(to) &&
        !contentForPages.some((pattern) => pattern.test(to)),
    );
    expect(broken).toEqual([]);
  });

  test('keeps the public site apart from the back office', () => {
    const broken = imports.filter(
      ({ from, to }) => from.startsWith('app/site/') && to.startsWith('app/admin/'),
    );
    expect(broken).toEqual([]);
  });

  test('leaves HTTP to the server and React to the pages', () => {
    const broken = imports.filter(({ from, to }) => {
      const area = areaOf(from);
      const isWeb = /^(?:fastify|@fastify\/|@remix-run\/)/.test(to) && area !== 'server';
      const isReact = /^(?:react|react-dom)(?:\/|$)/.test(to) && area !== 'app';
      return isWeb || isReact;
    });
    expect(broken).toEqual([]);
  });

  test('keeps SQL in repositories and the database', () => {
    const outside = sources.filter((file) => !isTest(file) && !mayHoldSql(file) && hasSql(textOf(file)));
    expect(outside).toEqual([]);
  });

  test.each([
    "db\n    .selectFrom('products').select('id')",
    "trx.insertInto('products').values(row)",
    'db.updateTable(entity.table).set(values)',
    "trx.deleteFrom('products').execute()",
    'await sql`select 1`.execute(db)',
    'sql<number>`version`',
    "import { sql } from 'kysely';",
    "import { type Kysely, sql as raw } from 'kysely';",
    "import * as kysely from 'kysely';",
  ])('knows SQL where it stands: %s', (text) => {
    expect(hasSql(text)).toBe(true);
  });

  test('takes types of the query builder, and names like its own, for no SQL', () => {
    expect(hasSql("import type { Selectable } from 'kysely';\nawait deleteFrom(db, 'feedback', id);")).toBe(
      false,
    );
  });

  test(`has no file of more than ${maxLines} lines`, () => {
    const long = sources
      .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length }))
      .filter(({ lines }) => lines > maxLines);
    expect(long).toEqual([]);
  });
});

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const statements = text.matchAll(
    /(?:^|\n)(?:import|export)\s+(type\s+)?[^;'"]*?from\s+'([^']+)'|import\('([^']+)'\)/g,
  );
  return [...statements].map(([statement, type, named, lazy]) => ({
    from: file,
    to: locate(file, named ?? lazy ?? ''),
    isTypeOnly: type !== undefined || hasTypesOnly(statement),
  }));
}

/** `import { type A, type B }` is erased as well. */
function hasTypesOnly(statement: string): boolean {
  const names = /^\s*(?:import|export)\s*\{([^}]*)\}/.exec(statement)?.[1]?.split(',') ?? [];
  const given = names.map((name) => name.trim()).filter(Boolean);
  return given.length > 0 && given.every((name) => name.startsWith('type '));
}

function locate(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return relative(root, resolve(root, file, '..', specifier));
  return specifier;
}

function areaOf(path: string): Area | undefined {
  return areas.find((area) => path.startsWith(`${area}/`));
}

/** Small rules without libraries, which any area may import, pages as well. */
function isShared(file: string): boolean {
  return file.endsWith('.shared.ts');
}

/** Where queries may be written; tests look into the database as they need. */
function mayHoldSql(file: string): boolean {
  return file.startsWith('database/') || /(?:^|[/.])repository\.ts$/.test(file);
}

/** Calls of the query builder, texts of queries, and taking the query builder in for more than its types. */
function hasSql(text: string): boolean {
  const call = /\.\s*(?:selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(/;
  const query = /\bsql(?:<[^`]*>)?`|\bsql\.(?:ref|table|raw|lit|join|id|val)\(/;
  const builder = /import\s+(?!type\b)[^;'"]*from\s+['"]kysely(?:\/[^'"]*)?['"]|import\(['"]kysely/;
  return call.test(text) || query.test(text) || builder.test(text);
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}
