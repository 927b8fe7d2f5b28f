import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#database/connect.ts';
import { createDatabaseOpener } from '#tests/support/test-database.ts';
import { watchStatements } from '#tests/support/watched-statements.ts';
import { createProductService } from '../entities/product/product.service.ts';
import { findIdByKey, findReferences } from './references.repository.ts';

const openDb = createDatabaseOpener('sqlite');
const named = { reader: 'visitor', fields: ['name', 'slug'] } as const;

/** What is done of a statement for each row of the products. */
async function plansOf(db: Db, statements: CompiledQuery[]): Promise<string[]> {
  const plans: string[] = [];
  for (const { sql, parameters } of statements) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(explained);
    plans.push(...rows.map(({ detail }) => detail).filter((line) => line.includes('products')));
  }
  return plans;
}

test.each([
  ['by their ids', { ids: [1, 2, 3] }, 'SEARCH products USING INTEGER PRIMARY KEY (rowid=?)'],
  [
    'by their slugs',
    { slugs: ['a', 'b'] },
    'SEARCH products USING INDEX sqlite_autoindex_products_1 (slug=?)',
  ],
])('Records that are named %s are read alone, however many are published', async (_how, names, plan) => {
  const db = await openDb();
  const { db: watched, take } = watchStatements(db);
  const products = createProductService(watched);
  take();
  await products.listFields({ ...named, ...names });
  expect(await plansOf(db, take())).toEqual([plan]);
});

test('What a record refers to is read alone, however much is published', async () => {
  const db = await openDb();
  const { db: watched, take } = watchStatements(db);
  take();
  await findReferences(watched, { to: 'product', ids: [1, 2, 3], reader: 'visitor' });
  expect(await plansOf(db, take())).toEqual(['SEARCH products USING INTEGER PRIMARY KEY (rowid=?)']);
  await findIdByKey(watched, { to: 'product', key: '7', reader: 'visitor' });
  expect(await plansOf(db, take())).toEqual([
    'SEARCH products USING INDEX sqlite_autoindex_products_1 (slug=?)',
    'SEARCH products USING INDEX products_name_sort (name_sort=?)',
    'SEARCH products USING INTEGER PRIMARY KEY (rowid=?)',
  ]);
});
