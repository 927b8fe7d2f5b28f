import type { Db } from '#database/connect.ts';

/** Every upload, and whether it is a picture that nobody has described. */
export async function listDescriptions(db: Db): Promise<Map<string, 'described' | 'undescribed'>> {
  const rows = await db.selectFrom('mediaFiles').select(['path', 'mime', 'alt']).execute();
  return new Map(
    rows.map(({ path, mime, alt }) => [
      path,
      mime.startsWith('image/') && alt.trim() === '' ? 'undescribed' : 'described',
    ]),
  );
}
