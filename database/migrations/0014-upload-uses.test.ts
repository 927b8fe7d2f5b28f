import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { variantPath } from '#content/picture/picture.ts';
import { indexUsage } from '#media/usage.ts';
import { testPublicUrl } from '#tests/support/api-app.ts';
import { createSampleRecords, testAuthor } from '#tests/support/sample-records.ts';
import { scanUploads } from '#tests/support/scan-uploads.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import * as uploadUses from './0014-upload-uses.ts';

const slab = '/uploads/products/slab.png';

describeOnBothEngines('pictures that were used before uses were kept', (openDb) => {
  test('are known to be used where they are', async () => {
    const db = await openDb();
    const samples = createSampleRecords(db);
    const dawn = await samples.category({ heroImage: slab });
    await samples.product({ category: dawn.id, mainImage: slab, galleryImages: ['/uploads/b.png', slab] });
    const small = variantPath(slab, { width: 480, format: 'webp' });
    await samples.blogPost({
      content: `<p>See ${testPublicUrl}${slab}, https://other.example${slab} or <a href="${small}">it</a>.</p>`,
    });
    const post = await samples.socialPost({ mediaUrl: slab });
    await samples.socialPosts.trash({ id: post.id, author: testAuthor });
    await samples.galleryProject({ galleryImages: [slab], projectDetails: `<p>Odd: ${slab}%00</p>` });
    const written = await db.selectFrom('uploadUses').selectAll().orderBy('kind').orderBy('key').execute();

    // As the database was before the migration, with the documents of that time.
    const older = db as unknown as Kysely<never>;
    await older.schema.dropTable('upload_uses').execute();
    await sql`create table site_content (${sql.ref('key')} text, ${sql.ref('value')} text)`.execute(db);
    const menu = JSON.stringify({ previews: [{ path: '/products/', image: slab }] });
    await sql`insert into site_content values ('menu', ${menu})`.execute(db);
    await uploadUses.up(older);

    const filled = await db.selectFrom('uploadUses').selectAll().orderBy('kind').orderBy('key').execute();
    expect(filled.filter(({ kind }) => kind !== 'siteContent')).toEqual(written);
    expect(filled.filter(({ kind }) => kind === 'siteContent')).toMatchObject([
      { key: 'menu', field: 'previews, 1, image', path: slab },
    ]);
    await db.deleteFrom('uploadUses').where('kind', '=', 'siteContent').execute();
    const uses = (await indexUsage(db, testPublicUrl)).get(slab);
    expect(uses).toHaveLength(6);
    expect(uses).toEqual((await scanUploads(db)).get(slab));
  });
});
