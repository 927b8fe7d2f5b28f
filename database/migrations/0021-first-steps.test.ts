import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { categoryEntity } from '#content/category/category.entity.ts';
import { systemAuthor } from '#content/kit/author.ts';
import { createSchemaOf } from '#content/kit/input-schema.ts';
import { createSiteDocumentService } from '#content/site-documents/site-documents.service.ts';
import { insertMediaFile } from '#media/media-files.repository.ts';
import { createSampleRecords } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import * as firstSteps from './0021-first-steps.ts';

describeOnBothEngines('demo content from before it was marked', (openDb) => {
  test('is known by who wrote it, at the version that was loaded, with the files that came along', async () => {
    const db = await openDb();
    const samples = createSampleRecords(db);
    const load = (name: string) =>
      samples.categories.create(
        createSchemaOf(categoryEntity).parse({ name, description: 'Demo' }),
        systemAuthor,
      );
    const now = Date.now();
    for (const [path, createdAt] of [
      ['/uploads/products/demo.webp', new Date(now - 60_000)],
      ['/uploads/products/own.webp', new Date(now + 60_000)],
    ] as const) {
      const facts = { mime: 'image/webp', bytes: 1, sha256: path, width: 1, height: 1, preview: '' };
      const rest = {
        alt: '',
        focalX: 0.5,
        focalY: 0.5,
        originalName: '',
        createdAt: createdAt.toISOString(),
      };
      await insertMediaFile(db, { path, ...facts, ...rest });
    }
    const [dawn, night] = [await load('Dawn'), await load('Night')];
    await samples.categories.update({ id: night.id, changes: { name: 'Nocturne' }, author: systemAuthor });
    await samples.categories.update({
      id: dawn.id,
      changes: { name: 'Ours' },
      author: { username: 'editor' },
    });
    await samples.category({ name: 'Limestone' });
    const documents = createSiteDocumentService(db);
    await documents.save('company', { value: { name: 'Demo Stones' }, author: systemAuthor });
    // As the database was before the migration.
    const older = db as unknown as Kysely<never>;
    for (const table of ['demo_items', 'demo_removals', 'first_steps']) {
      await older.schema.dropTable(table).execute();
    }
    await firstSteps.up(older);

    const marks = await db.selectFrom('demoItems').selectAll().orderBy('kind').orderBy('key').execute();
    expect(marks.map(({ kind, key, version }) => [kind, key, version])).toEqual([
      ['category', String(dawn.id), 1],
      ['category', String(night.id), 2],
      ['siteDocument', 'company', 2],
      ['upload', '/uploads/products/demo.webp', 1],
    ]);
  });

  test('is found nowhere on a site that began without it', async () => {
    const db = await openDb();
    await createSampleRecords(db).category();
    const documents = createSiteDocumentService(db);
    await documents.save('company', { value: { name: 'Varda' }, author: { username: 'editor' } });
    const older = db as unknown as Kysely<never>;
    for (const table of ['demo_items', 'demo_removals', 'first_steps']) {
      await older.schema.dropTable(table).execute();
    }
    await firstSteps.up(older);
    expect(await db.selectFrom('demoItems').selectAll().execute()).toEqual([]);
  });
});
