import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { areas, findViolations } from './support/boundaries.ts';

const root = resolve(import.meta.dirname, '..');
const maxLines = 250;

describe('the source tree', () => {
  const files = areas.flatMap((area) => listSources(join(root, area)));
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
    const long = [...sources]
      .filter(([file]) => !file.startsWith('tests/journeys/'))
      .map(([file, text]) => ({ file, lines: text.split('\n').length }))
      .filter(({ lines }) => lines > maxLines);
    expect(long).toEqual([]);
  });
});

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
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
