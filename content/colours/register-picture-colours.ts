import type { Db } from '#database/connect.ts';
import { savePictureColours } from './picture-colours.repository.ts';
import type { PictureColours } from './picture-colours.shared.ts';
import { findShownWith, saveProductColours } from './product-colours.repository.ts';

/** Keeps what was measured of a picture, and for the products that visitors see by it: some may name it already. */
export async function registerPictureColours(
  trx: Db,
  measured: { path: string; colours: PictureColours | undefined },
): Promise<void> {
  await savePictureColours(trx, measured);
  for (const productId of await findShownWith(trx, measured.path)) {
    await saveProductColours(trx, { productId, colours: measured.colours });
  }
}
