import { expect, test } from 'vitest';
import { columnOf, sortColumnOf } from '#content/kit/codec.ts';
import { toSnakeCase } from '#content/kit/spellings.shared.ts';
import { entities } from '#content/registry.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

/** Columns that every content table has beside those of its declaration. */
const ownColumns = ['id', 'version', 'searchText', 'createdAt', 'updatedAt', 'deletedAt', 'deletedBy'];

describeOnBothEngines('a freshly migrated database', (openDb) => {
  test.each(entities.map((entity) => [entity.section, entity] as const))(
    'has exactly the columns that the declaration of %s names',
    async (_label, entity) => {
      const db = await openDb();
      const tables = await db.introspection.getTables();
      const snakeName = toSnakeCase(entity.table);
      const columns = tables.find((table) => table.name === snakeName)?.columns ?? [];
      const declared = Object.entries(entity.fields).flatMap(([name, field]) => [
        columnOf(name, field),
        sortColumnOf(name, field),
      ]);
      const order = entity.isOrderedByHand ? ['position'] : [];
      expect(columns.map((column) => toCamelCase(column.name)).sort()).toEqual(
        [...new Set([...ownColumns, ...order, ...declared])].sort(),
      );
    },
  );
});

function toCamelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
