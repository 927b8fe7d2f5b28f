import type { Db } from '#database/connect.ts';
import { inChunks } from '#database/in-chunks.ts';
import type { PictureColours } from './picture-colours.shared.ts';

/** Counted up when pictures are measured in another way, so that those that are there are measured anew. */
const method = 1;

/** Keeps what was measured of a picture, `undefined` where nothing can be told of it. */
export async function savePictureColours(
  db: Db,
  { path, colours }: { path: string; colours: PictureColours | undefined },
): Promise<void> {
  const row = { colours: colours ? JSON.stringify(colours) : null, method };
  const insert = db
    .insertInto('pictureColours')
    .values({ path, ...row })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(row));
  await insert.execute();
}

export async function deletePictureColours(db: Db, path: string): Promise<void> {
  const remove = db.deleteFrom('pictureColours').where('path', '=', path);
  await remove.execute();
}

/** What is known of the colours of pictures, by path. @param paths each once */
export async function findPictureColours(
  db: Db,
  paths: readonly string[],
): Promise<Map<string, PictureColours>> {
  const rows = await inChunks(paths, (some) =>
    db.selectFrom('pictureColours').select(['path', 'colours']).where('path', 'in', some).execute(),
  );
  return new Map(rows.flatMap(({ path, colours }) => (colours ? [[path, JSON.parse(colours)]] : [])));
}

/** Pictures that have not been looked at or measured, or in another way: the next few after a path, by their paths. */
export async function findUnmeasured(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('mediaFiles')
    .leftJoin('pictureColours', 'pictureColours.path', 'mediaFiles.path')
    .select('mediaFiles.path')
    .where('mediaFiles.width', 'is not', null)
    .where('mediaFiles.mime', '<>', 'image/svg+xml')
    .where('mediaFiles.path', '>', after)
    .where((eb) =>
      eb.or([
        eb('pictureColours.method', 'is', null),
        eb('pictureColours.method', '<>', method),
        eb('mediaFiles.condition', 'is', null),
      ]),
    )
    .orderBy('mediaFiles.path')
    .limit(limit)
    .execute();
  return rows.map(({ path }) => path);
}
