import { expect, test } from 'vitest';
import { createSampleRecords } from '#tests/support/sample-records.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';

describeOnBothEngines('formatted text', (openDb) => {
  test('never reaches the database with anything in it that runs', async () => {
    const db = await openDb();
    const samples = createSampleRecords(db);
    const post = await samples.blogPost({ content: '<p onclick="go()">Stone</p><script>go()</script>' });
    const row = await db
      .selectFrom('blogPosts')
      .select('content')
      .where('id', '=', post.id)
      .executeTakeFirst();
    expect(row?.content).toBe('<p>Stone</p>');
  });

  test('is refused by name where its tags go too deep', async () => {
    const samples = createSampleRecords(await openDb());
    const content = `${'<em>'.repeat(101)}Stone${'</em>'.repeat(101)}`;
    const message = 'Content has more than 100 tags within each other. Simplify its formatting';
    await expect(samples.blogPost({ content })).rejects.toMatchObject({
      ...{ code: 'invalid', message, fields: { content: message } },
    });
  });
});
