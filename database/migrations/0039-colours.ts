import type { Kysely } from 'kysely';

/**
 * What is told of pictures' colours, and of the stones that visitors see by their main picture. Pictures that are there
 * already are measured after the start.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('picture_colours')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('colours', 'text')
    .addColumn('method', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('product_colours')
    .addColumn('product_id', 'integer', (column) => column.primaryKey())
    .addColumn('family', 'text', (column) => column.notNull())
    .addColumn('lightness', 'integer', (column) => column.notNull())
    .addColumn('colours', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('product_colours_family')
    .on('product_colours')
    .columns(['family', 'lightness', 'product_id'])
    .execute();
  await db.schema
    .createIndex('product_colours_lightness')
    .on('product_colours')
    .columns(['lightness', 'product_id'])
    .execute();
  await db.schema.createIndex('products_main_image').on('products').column('main_image').execute();
}
