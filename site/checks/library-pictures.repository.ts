import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';

/** Those of the uploads that are there, and whether each is a picture that nobody has described. */
export async function findDescriptions(
  db: Db,
  paths: readonly string[],
): Promise<Map<string, 'described' | 'undescribed'>> {
  const rows = await inChunks(paths, (some) =>
    db.selectFrom('mediaFiles').select(['path', 'mime', 'alt']).where('path', 'in', some).execute(),
  );
  return new Map(
    rows.map(({ path, mime, alt }) => [
      path,
      mime.startsWith('image/') && alt.trim() === '' ? 'undescribed' : 'described',
    ]),
  );
}
