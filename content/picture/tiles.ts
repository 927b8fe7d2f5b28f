import { hasVariants, type Picture } from './picture.ts';

/** A square of a picture at a level, `z`: all of it is one square at 0, and each level is twice as wide and high. */
export type Tile = { z: number; x: number; y: number };

type Size = Pick<Picture, 'width' | 'height'>;

/** The width and height of a tile in pixels; the last of a row or column are smaller. */
export const tileSide = 512;
/** Up to this width a picture is sent whole (specification/api.md, "Tiles"). */
const widestWhole = 4_000;

/** Whether a picture is kept as tiles as well. */
export function hasTiles({ path, width }: Pick<Picture, 'path' | 'width'>): boolean {
  return width > widestWhole && hasVariants(path);
}

/** The level whose pixels are those of the picture. */
export function deepestLevel({ width, height }: Size): number {
  return Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / tileSide)));
}

/** How many pixels of the picture a tile covers at a level, to each side. */
export function spanOfTiles(picture: Size, z: number): number {
  return tileSide * 2 ** (deepestLevel(picture) - z);
}

/** `/tiles/uploads/products/statuario.webp/3/5_2.webp` of `/uploads/products/statuario.webp`. */
export function tilePath(path: string, { z, x, y }: Tile): string {
  return `/tiles${path}/${z}/${x}_${y}.webp`;
}
