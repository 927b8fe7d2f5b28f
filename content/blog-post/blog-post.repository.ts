import type { Db } from '#database/connect.ts';

/** The categories that posts are in, drafts included. */
export async function findBlogCategories(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('blogPosts')
    .select('category')
    .distinct()
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map((row) => String(row.category));
}
