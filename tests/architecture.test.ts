import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { areas, findViolations } from './support/boundaries.ts';

const root = resolve(import.meta.dirname, '..');
const maxLines = 220;
const aimedLines = 40;
const mostLongFunctions = 107;

describe('the source tree', () => {
  const files = areas.flatMap((area) => listFiles(join(root, area), /\.(?:tsx?|mjs)$/));
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

  test('keeps to who may import whom', () => {
    expect(findViolations(sources)).toEqual([]);
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
      .filter(({ lines }) => lines > maxLines);
    expect(long).toEqual([]);
  });

  test(`has at most ${mostLongFunctions} functions of more than ${aimedLines} lines: fewer are a new bound`, () => {
    const long = [...sources].flatMap(([file, text]) => (isJudged(file) ? longFunctionsIn(file, text) : []));
    expect(long.length, long.join('\n')).toBeLessThanOrEqual(mostLongFunctions);
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
  return /^(?:database|scripts|tests)\/|(?:^|[/.])repository\.ts$|\.test\.tsx?$/.test(file);
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
  return !/\.test\.tsx?$|^tests\/journeys\/|^database\/migrations\//.test(file);
}

/** Where functions stand that have more lines than one aims for, without blank ones. */
function longFunctionsIn(file: string, text: string): string[] {
  const found: string[] = [];
  JSON.stringify(parseSync(file, text).program, (_name, node) => {
    if (!/Function/.test(node?.type ?? '') || !node.body) return node;
    const lines = text
      .slice(node.start, node.end)
      .split('\n')
      .filter((line) => line.trim() !== '').length;
    const at = text.slice(0, node.start).split('\n').length;
    if (lines > aimedLines) found.push(`${file}:${at} (${lines} lines)`);
    return node;
  });
  return found;
}
