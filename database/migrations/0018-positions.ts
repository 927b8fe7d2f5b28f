import { type Kysely, sql } from 'kysely';

type Row = { id: number; category_id: number; featured: number };

/** The order that is made by hand. What is there keeps the order that visitors know: products with the featured first. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['categories', 'products', 'gallery_projects']) {
    await db.schema
      .alterTable(table)
      .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update ${sql.table(table)} set position = id`.execute(db);
    await db.schema.createIndex(`${table}_position`).on(table).column('position').execute();
  }
  await bringFeaturedForward(db);
  await db.schema
    .createIndex('products_category_position')
    .on('products')
    .columns(['category_id', 'position'])
    .execute();
  await db.schema.dropIndex('products_category').execute();
}

/** The products of a category share out the places that they hold together. */
async function bringFeaturedForward(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<Row>`
    select id, category_id, featured from products order by category_id, featured desc, id`.execute(db);
  for (const products of Map.groupBy(rows, (row) => row.category_id).values()) {
    const places = products.map(({ id }) => id).sort((one, other) => one - other);
    for (const [index, { id }] of products.entries()) {
      if (places[index] === id) continue;
      await sql`update products set position = ${places[index]} where id = ${id}`.execute(db);
    }
  }
}
