import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, PostgresAdapter } from 'kysely';

type AnyTable = CreateTableBuilder<string, string>;

export async function up(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;

  const contentTable = (name: string): AnyTable =>
    db.schema
      .createTable(name)
      .addColumn('id', isPostgres ? 'serial' : 'integer', (column) =>
        isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('search_text', 'text', emptyText)
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull());

  await withTexts(contentTable('categories'), ['name', 'description', 'long_description'])
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .$call((table) => withTexts(table, ['image', 'hero_image', 'video_url', ...metaColumns]))
    .execute();

  await withTexts(contentTable('products'), ['name', 'description', 'long_description'])
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('category_id', 'integer', (column) => column.notNull().references('categories.id'))
    .$call((table) => withTexts(table, ['origin', 'price', 'availability', 'main_image']))
    .$call((table) =>
      withLists(table, ['gallery_images', 'finish_options', 'thickness_options', 'applications']),
    )
    .$call((table) =>
      withTexts(table, [
        'density',
        'water_absorption',
        'compressive_strength',
        'flexural_strength',
        'mohs_hardness',
        'thermal_expansion',
      ]),
    )
    .$call((table) => withFlags(table, ['featured', 'new']))
    .$call((table) => withLists(table, ['related_products']))
    .$call((table) => withTexts(table, metaColumns))
    .execute();

  await withTexts(contentTable('blog_posts'), ['title', 'excerpt', 'category', 'content', 'image', 'author'])
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .$call((table) => withTexts(table, ['read_time', 'size', 'date']))
    .$call((table) => withFlags(table, ['featured', 'published']))
    .$call((table) => withLists(table, ['tags', 'gallery_images', 'related_posts']))
    .$call((table) => withTexts(table, metaColumns))
    .execute();

  await withTexts(contentTable('social_posts'), ['platform', 'post_type', 'caption', 'media_url', 'post_url'])
    .addColumn('likes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('comments', 'integer', (column) => column.notNull().defaultTo(0))
    .$call((table) => withTexts(table, ['views', 'posted_date', 'size']))
    .$call((table) => withLists(table, ['hashtags']))
    .$call((table) => withFlags(table, ['featured', 'published']))
    .execute();

  await withTexts(contentTable('gallery_projects'), [
    'name',
    'short_description',
    'long_description',
    'client',
  ])
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .$call((table) => withTexts(table, ['location', 'date_completed', 'duration', 'featured_image']))
    .$call((table) => withLists(table, ['gallery_images', 'materials']))
    .$call((table) => withTexts(table, ['project_details', 'square_footage', 'category']))
    .$call((table) => withFlags(table, ['published']))
    .$call((table) => withLists(table, ['related_projects']))
    .$call((table) => withTexts(table, metaColumns))
    .execute();

  await db.schema.createIndex('products_category').on('products').column('category_id').execute();

  await db.schema
    .createTable('top_level_slugs')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('slug_history')
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('slug_history_key', ['entity', 'slug'])
    .execute();
}

const metaColumns = ['meta_title', 'meta_description', 'meta_url'];

function withTexts(table: AnyTable, names: string[]): AnyTable {
  return names.reduce((grown, name) => grown.addColumn(name, 'text', emptyText), table);
}

function withLists(table: AnyTable, names: string[]): AnyTable {
  return names.reduce(
    (grown, name) => grown.addColumn(name, 'text', (column) => column.notNull().defaultTo('[]')),
    table,
  );
}

function withFlags(table: AnyTable, names: string[]): AnyTable {
  return names.reduce(
    (grown, name) => grown.addColumn(name, 'integer', (column) => column.notNull().defaultTo(0)),
    table,
  );
}

function emptyText(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().defaultTo('');
}
