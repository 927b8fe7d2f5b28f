import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { areas, findViolations } from './support/boundaries.ts';

const root = resolve(import.meta.dirname, '..');
const maxLines = 400;
/** All tables in one place. */
const schema = 'database/migrations/0001-schema.ts';
/** What its makers neither document nor promise: flags and internals of Node.js and V8, other packages' internals, patches of them. */
const unpromised =
  /UNSAFE_|__reactRouter|setFlagsFromString|runInNewContext|node:ffi|--experimental-|\b_header(?:Sent)?\b|malloc_|MALLOC_|patch-package|patchedDependencies/;
/** Where some of it still stands. The list only shrinks; journeys wait for a page by React Router's global. */
const stillUnpromised = [
  'proofs/vectors/watching-browser.ts',
  'tests/journeys/browsing.journey.ts',
  'tests/journeys/every-page.journey.ts',
];

describe('the source tree', () => {
  const files = areas.flatMap((area) => listFiles(join(root, area), /\.(?:tsx?|mjs)$/));
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

  test('keeps to who may import whom', () => {
    expect(findViolations(sources)).toEqual([]);
  });

  test('uses nothing that its makers do not promise, but where it still stands', () => {
    const others = ['package.json', 'Dockerfile', 'compose.yaml', 'vite.config.ts', 'react-router.config.ts'];
    const deployed = listFiles(join(root, 'operations/deploy'), /./);
    const texts = [...others, ...deployed].map(
      (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
    );
    const found = [...sources, ...texts].filter(([, text]) => unpromised.test(text)).map(([file]) => file);
    const self = relative(root, import.meta.filename);
    expect(found.filter((file) => file !== self).sort()).toEqual(stillUnpromised);
  });

  test('keeps SQL in repositories and the database', () => {
    const outside = [...sources].filter(([file, text]) => !mayHoldSql(file) && hasSql(text));
    expect(outside.map(([file]) => file)).toEqual([]);
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
    const styles = listFiles(join(root, 'app'), /\.css$/);
    const long = [...files, ...styles]
      .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length }))
      .filter(({ file, lines }) => lines > maxLines && file !== schema);
    expect(long).toEqual([]);
  });

  test('looks nothing up in a plain object by what somebody wrote: `constructor` would be found in each', () => {
    const judged = [...sources].filter(
      ([file]) => isJudged(file) && !/^(?:operations|proofs|tests)\/|own-value/.test(file),
    );
    expect(judged.flatMap(([file, text]) => inheritedLookUpsIn(file, text))).toEqual([]);
  });

  test.each([
    'if (word in table) use(table);',
    "const units: Record<string, string> = { m2: 'm²' };\nunits[text];",
    'table[word as keyof typeof table];',
    '(table as Record<string, string>)[word];',
    'function find(words: Readonly<Record<string, string>>, word: string) { return words[word]; }',
  ])('knows such a look-up where it stands: %s', (text) => {
    expect(inheritedLookUpsIn('some.ts', text)).toHaveLength(1);
  });

  test('makes no formatter where a module of public pages begins: the first holds a phone for 50 ms', () => {
    const isWoken = (file: string) => /^app\/(?:site\/|[^/]+$)|\.shared\.ts$/.test(file) && isJudged(file);
    const atStart = /^(?:export )?const (?!.*=>).*(?:new Intl\.|\.toLocale\w*\()/m;
    expect(
      [...sources].flatMap(([file, text]) => (isWoken(file) && atStart.test(text) ? [file] : [])),
    ).toEqual([]);
  });

  test('has no two CSS modules of one name: while developing their classes are called after it', () => {
    const names = listFiles(join(root, 'app'), /\.module\.css$/).map((file) => basename(file));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

function listFiles(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** Where queries may be written; tests and measuring look into the database as they need. */
function mayHoldSql(file: string): boolean {
  return /^(?:database|operations|tests)\/|(?:^|[/.])repository\.ts$|\.(?:test|proof)\.tsx?$/.test(file);
}

/** Calls of the query builder, texts of queries, and taking the query builder in for more than its types. */
function hasSql(text: string): boolean {
  const call = /\.\s*(?:selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(/;
  const query = /\bsql(?:<[^`]*>)?`|\bsql\.(?:ref|table|raw|lit|join|id|val)\(/;
  const builder = /import\s+(?!type\b)[^;'"]*from\s+['"]kysely(?:\/[^'"]*)?['"]|import\(['"]kysely/;
  return call.test(text) || query.test(text) || builder.test(text);
}

/** A test is a list of its steps, and migrations never change again. */
function isJudged(file: string): boolean {
  return !/\.(?:test|proof)\.tsx?$|^tests\/journeys\/|^database\/migrations\//.test(file);
}

/**
 * Reads of plain objects by a name that may be anything: with `in`, by a key that is said to be one of the object's, or
 * out of what is declared as a `Record<string, …>` of words. A `Map`, `Object.hasOwn` or `ownValue` reads the same.
 */
function inheritedLookUpsIn(file: string, text: string): string[] {
  const found: string[] = [];
  const dictionaries = new Set<string>();
  const written = new Set<unknown>();
  walk(parseSync(file, text).program, (node) => {
    if (node.type === 'Identifier' && isDictionary(node.typeAnnotation?.typeAnnotation, text))
      dictionaries.add(node.name);
    if (node.type === 'AssignmentExpression') written.add(node.left);
    const isRead = node.type === 'MemberExpression' && node.computed && !written.has(node);
    const isAnyName =
      (node.type === 'BinaryExpression' && node.operator === 'in' && node.left.type !== 'Literal') ||
      (isRead && node.property.typeAnnotation?.operator === 'keyof') ||
      (isRead && isDictionary((node.object.expression ?? node.object).typeAnnotation, text)) ||
      (isRead && dictionaries.has(node.object.name) && node.property.type !== 'Literal');
    if (isAnyName) found.push(`${file}: ${text.slice(node.start, node.end)}`);
  });
  return found;
}

/** Columns, declared fields and schemas are named by us, and pictures come without what objects inherit. */
function isDictionary(type: { start: number; end: number } | undefined, text: string): boolean {
  const written = type ? text.slice(type.start, type.end) : '';
  return /^(?:(?:Readonly|Partial)<)*Record<string, (?!unknown|StoredValue|Field\b|z\.ZodType|Picture\b|PictureRecord\b)/.test(
    written,
  );
}

// biome-ignore lint/suspicious/noExplicitAny: nodes of a syntax tree have whatever their type says.
function walk(node: any, visit: (node: any) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) visit(node);
  for (const part of Object.values(node)) walk(part, visit);
}
