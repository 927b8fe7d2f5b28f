import type { Db } from '#database/connect.ts';

/** The latest are enough to name their hosts. */
const maxAddresses = 500;

/** The addresses of files on other sites that the back office may show: those of posts and of collections, drafts as well. */
export async function findForeignMedia(db: Db): Promise<string[]> {
  const [posts, films] = await Promise.all([
    db
      .selectFrom('socialPosts')
      .select('mediaUrl as address')
      .where('mediaUrl', 'like', 'https:%')
      .orderBy('id', 'desc')
      .limit(maxAddresses)
      .execute(),
    db
      .selectFrom('categories')
      .select('videoUrl as address')
      .where('videoUrl', 'like', 'https:%')
      .orderBy('id', 'desc')
      .limit(maxAddresses)
      .execute(),
  ]);
  return [...posts, ...films].map(({ address }) => String(address ?? ''));
}
