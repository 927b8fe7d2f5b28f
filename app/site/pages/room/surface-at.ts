import { metresFromPicture, placeOf } from '#publishing/rooms/quad-map.shared.ts';
import type { Room } from '#publishing/rooms/rooms.shared.ts';

/** Edges of slabs lie a little outside. */
const edge = 0.05;

/** The surface at a point of the picture, in pixels. */
export function surfaceAt({ surfaces }: Room, [pictureX, pictureY]: readonly [number, number]) {
  return surfaces.find(({ quad, size: [width, height] }) => {
    const { x, y } = placeOf(metresFromPicture(quad, [width, height]), pictureX, pictureY);
    return x >= -edge && x <= width + edge && y >= -edge && y <= height + edge;
  });
}
