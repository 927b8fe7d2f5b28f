import { deepestLevel, spanOfTiles, type Tile } from '#content/picture/tiles.ts';
import type { Bounds, Size, View } from './zoom-view.ts';

/** Where a picture lies on the screen, in pixels of the screen from the corner of the stage. */
export type Placed = { x: number; y: number /** Of one pixel of the picture. */; scale: number };

/** @param density pixels of the screen in one of CSS */
export function placePicture(picture: Size, { view, bounds, density }: Viewed): Placed {
  const { stage, fitted } = bounds;
  return {
    x: (stage.width / 2 + view.x - (fitted.width * view.scale) / 2) * density,
    y: (stage.height / 2 + view.y - (fitted.height * view.scale) / 2) * density,
    scale: (fitted.width * view.scale * density) / picture.width,
  };
}

export type Viewed = { view: View; bounds: Bounds; density: number };

/** The tiles that fill the stage, of the smallest level that is sharp. */
export function tilesOnStage(picture: Size, viewed: Viewed): Tile[] {
  const { x, y, scale } = placePicture(picture, viewed);
  const { stage } = viewed.bounds;
  const deepest = deepestLevel(picture);
  // A picture in its own pixels is sharp at its last level, at half the size one level less will do.
  const z = Math.min(Math.max(deepest - Math.floor(-Math.log2(scale)), 0), deepest);
  const span = spanOfTiles(picture, z);
  const columns = placesIn({ from: -x, length: stage.width * viewed.density }, picture.width, span * scale);
  const rows = placesIn({ from: -y, length: stage.height * viewed.density }, picture.height, span * scale);
  return rows.flatMap((row) => columns.map((column) => ({ z, x: column, y: row })));

  function placesIn(shown: { from: number; length: number }, side: number, step: number): number[] {
    const first = Math.max(Math.floor(shown.from / step), 0);
    const last = Math.min(Math.ceil((shown.from + shown.length) / step), Math.ceil(side / span)) - 1;
    return Array.from({ length: Math.max(last - first + 1, 0) }, (_none, index) => first + index);
  }
}
