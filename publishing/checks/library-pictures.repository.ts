import type { PictureFact } from '#content/editorial/checks/lack.ts';
import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';

/** What is known of those of the uploads that are there. */
export async function findPictureFacts(db: Db, paths: readonly string[]): Promise<Map<string, PictureFact>> {
  const rows = await inChunks(paths, (some) =>
    db
      .selectFrom('mediaFiles')
      .select(['path', 'mime', 'alt', 'condition'])
      .where('path', 'in', some)
      .execute(),
  );
  return new Map(
    rows.map(({ path, mime, alt, condition }) => {
      if (condition === 'damaged' || condition === 'unreadable') return [path, condition];
      return [path, mime.startsWith('image/') && alt.trim() === '' ? 'undescribed' : 'described'];
    }),
  );
}
