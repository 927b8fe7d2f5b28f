import { describe, expect, test } from 'vitest';
import { columnOf } from '#content/kit/codec.ts';
import { entities } from '#content/registry.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { contentTables } from './schema.ts';

/** Columns that every content table has beside those of its declaration. */
const ownColumns = ['id', 'version', 'searchText', 'createdAt', 'updatedAt', 'deletedAt', 'deletedBy'];

describeOnBothEngines('a freshly migrated database', (openDb) => {
  test.each(entities.map((entity) => [entity.label.many, entity] as const))(
    'has exactly the columns that the declaration of %s names',
    async (_label, entity) => {
      const db = await openDb();
      const tables = await db.introspection.getTables();
      const snakeName = entity.table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const columns = tables.find((table) => table.name === snakeName)?.columns ?? [];
      const declared = Object.entries(entity.fields).map(([name, field]) => columnOf(name, field));
      expect(columns.map((column) => toCamelCase(column.name)).sort()).toEqual(
        [...ownColumns, ...declared].sort(),
      );
    },
  );
});

describe('the registry', () => {
  test('knows every content table', () => {
    expect(entities.map((entity) => entity.table).sort()).toEqual([...contentTables].sort());
  });
});

function toCamelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
