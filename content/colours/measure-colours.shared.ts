import { type Oklab, oklabOf } from './oklab.shared.ts';
import { findPalette } from './palette.shared.ts';
import type { PictureColours } from './picture-colours.shared.ts';
import { measureVeins } from './veins.shared.ts';

/** A picture's points, four bytes each: red, green, blue and how opaque it is. */
export type Pixels = { data: Uint8Array | Uint8ClampedArray; width: number; height: number };

/** The longest side, in pixels, of the reduced picture that is measured. */
export const measuredSide = 128;

/** What is less opaque is no colour of the picture. */
const leastOpaque = 128;
/** Fewer points tell nothing of a stone. */
const leastPoints = 64;

/**
 * The colours of a picture, from a reduced copy of it, the same in a browser as on the server. The whole picture
 * counts, whatever part of it a card shows: the focal point is for framing, and a slab is photographed for its surface.
 * @returns undefined where there are too few points to tell
 */
export function measureColours(pixels: Pixels): PictureColours | undefined {
  const points = readPoints(pixels);
  const shown = points.filter((point) => point !== undefined);
  if (shown.length < leastPoints) return undefined;
  const mean = shown.reduce((sum, { l }) => sum + l, 0) / shown.length;
  const lightnesses = Float64Array.from(points, (point) => point?.l ?? mean);
  return {
    palette: findPalette(shown),
    lightness: Math.round(100 * Math.min(1, mean)),
    ...measureVeins({ lightnesses, width: pixels.width, height: pixels.height }),
  };
}

function readPoints({ data, width, height }: Pixels): (Oklab | undefined)[] {
  return Array.from({ length: width * height }, (_point, index) => {
    const at = index * 4;
    if ((data[at + 3] ?? 0) < leastOpaque) return undefined;
    return oklabOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  });
}
