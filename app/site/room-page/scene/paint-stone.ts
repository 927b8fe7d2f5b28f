import type { Finish } from '../laying.ts';
import { lightOfWhite, type Room, type Surface } from '../rooms.ts';
import { type Pattern, slabAt } from './lay-stone.ts';
import { metresFromPicture, placeOf } from './quad-map.ts';
import { type Colour, meanOf, type Pixels, sampleSlab } from './slab-levels.ts';

/** The pictures of a room, all of the same size. */
export type RoomPixels = Record<'base' | 'light' | 'gloss' | 'mask', Pixels>;
export type LaidStone = { surface: Surface; pattern: Pattern; finish: Finish };
export type PixelStone = LaidStone & { levels: readonly Pixels[] };

/** How much of the reflections a finish shows. */
export const glossOf: Readonly<Record<Finish, number>> = { polished: 1, honed: 0.22 };

/**
 * The room with stones on its surfaces, pixel by pixel: slab × light, then the reflections, as far as the mask says;
 * what is left of a pixel is the room as it was pictured.
 * @param rows which of them are painted, so that a slow machine can do something else in between
 */
export function paintStones(
  to: Uint8ClampedArray,
  options: {
    room: Pick<Room, 'seam'>;
    pixels: RoomPixels;
    stones: readonly PixelStone[];
    rows: [number, number];
  },
): void {
  const { room, pixels, stones, rows } = options;
  const { width, data } = pixels.base;
  to.set(data.subarray(rows[0] * width * 4, rows[1] * width * 4), rows[0] * width * 4);
  const painters = stones.map((stone) => createPainter(stone));
  const maps: Maps = { light: [0, 0, 0], gloss: [0, 0, 0], mask: [0, 0, 0] };
  for (let y = rows[0]; y < rows[1]; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!mayBeStone(pixels.mask, { x, y, seam: room.seam })) continue;
      readMaps(maps, pixels, { x, y, seam: room.seam });
      const at = (y * width + x) * 4;
      const rest = Math.max(0, 1 - stones.reduce((sum, { surface }) => sum + maps.mask[surface.channel], 0));
      for (let channel = 0; channel < 3; channel += 1) to[at + channel] = (data[at + channel] ?? 0) * rest;
      for (const paint of painters) paint(to, at, { x, y, maps });
    }
  }
}

/** From 0 to 1 in each channel. */
type Maps = Record<'light' | 'gloss' | 'mask', Colour>;
type At = { x: number; y: number; seam: Room['seam'] };

function mayBeStone({ width, data }: Pixels, { x, y, seam }: At): boolean {
  if (seam && x > seam[0] && x < seam[1]) return true;
  const at = (y * width + x) * 4;
  return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) > 0;
}

function readMaps(maps: Maps, pixels: RoomPixels, { x, y, seam }: At): void {
  const isBridged = seam !== undefined && x > seam[0] && x < seam[1];
  const [from, to] = isBridged ? seam : [x, x];
  const share = isBridged ? (x - from) / (to - from) : 0;
  for (const name of ['light', 'gloss', 'mask'] as const) {
    const { width, data } = pixels[name];
    const [first, second] = [(y * width + from) * 4, (y * width + to) * 4];
    for (const channel of [0, 1, 2] as const) {
      const value = (data[first + channel] ?? 0) * (1 - share) + (data[second + channel] ?? 0) * share;
      maps[name][channel] = value / 255;
    }
  }
}

function createPainter({ surface, pattern, levels, finish }: PixelStone) {
  const matrix = metresFromPicture(surface.quad, surface.size);
  const joint = jointColourOf(meanOf(levels));
  const shine = glossOf[finish];
  return (to: Uint8ClampedArray, at: number, { x, y, maps }: { x: number; y: number; maps: Maps }) => {
    const cover = maps.mask[surface.channel];
    if (cover === 0) return;
    const place = slabAt(pattern, placeOf(matrix, x + 0.5, y + 0.5));
    const slab = sampleSlab(levels, place);
    for (const channel of [0, 1, 2] as const) {
      const stone = slab[channel] * (1 - place.joint) + joint[channel] * place.joint;
      const lit = Math.min(1, ((stone / 255) * maps.light[channel]) / lightOfWhite);
      const screened = 1 - (1 - lit) * (1 - maps.gloss[channel] * shine * (1 - place.joint));
      to[at + channel] = (to[at + channel] ?? 0) + 255 * cover * screened;
    }
  };
}

/** The filler of joints: the stone's own colour, a little darker, or lighter where it is dark. */
function jointColourOf([red, green, blue]: Colour): Colour {
  const isLight = 0.2126 * red + 0.7152 * green + 0.0722 * blue > 96;
  const filler = isLight ? [96, 90, 82] : [128, 124, 118];
  const mix = (own: number, other = 0) => own * 0.6 + other * 0.4;
  return [mix(red, filler[0]), mix(green, filler[1]), mix(blue, filler[2])];
}
