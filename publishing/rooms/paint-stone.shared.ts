import { type Pattern, slabAt } from './lay-stone.shared.ts';
import type { Finish } from './laying.shared.ts';
import { metresFromPicture, placeOf } from './quad-map.shared.ts';
import { lightOfWhite, type Room, type Surface } from './rooms.shared.ts';
import { type Colour, meanOf, type Pixels, sampleSlab } from './slab-levels.shared.ts';

/** The pictures of a room, all of the same size. */
export type RoomPixels = Record<'base' | 'light' | 'gloss' | 'mask', Pixels>;
export type LaidStone = { surface: Surface; pattern: Pattern; finish: Finish };
export type PixelStone = LaidStone & { levels: readonly Pixels[] };

/** How much of the reflections a finish shows. */
export const glossOf: Readonly<Record<Finish, number>> = { polished: 1, honed: 0.22 };

/** Covers a joint that the room was pictured with, from one side to the other, in the maps themselves. */
export function bridgeSeam({ light, gloss, mask }: RoomPixels, seam: Room['seam']): void {
  if (!seam) return;
  const [from, to] = seam;
  for (const { width, height, data } of [light, gloss, mask]) {
    for (let at = 0; at < width * height; at += width) {
      for (let x = from + 1; x < to; x += 1) {
        const share = (x - from) / (to - from);
        for (let channel = 0; channel < 3; channel += 1) {
          const before = data[(at + from) * 4 + channel] ?? 0;
          const after = data[(at + to) * 4 + channel] ?? 0;
          data[(at + x) * 4 + channel] = before * (1 - share) + after * share;
        }
      }
    }
  }
}

/**
 * The room with stones on its surfaces, pixel by pixel: slab × light, then the reflections, as far as the mask says;
 * what is left of a pixel is the room as it was pictured.
 * @param rows which of them are painted, so that a slow machine can do something else in between
 */
export function paintStones(
  to: Uint8ClampedArray,
  options: { pixels: RoomPixels; stones: readonly PixelStone[]; rows: [number, number] },
): void {
  const { pixels, stones, rows } = options;
  const { width, data } = pixels.base;
  const [from, end] = [rows[0] * width * 4, rows[1] * width * 4];
  to.set(data.subarray(from, end), from);
  const mask = pixels.mask.data;
  const channels = stones.map(({ surface }) => surface.channel);
  for (let at = from; at < end; at += 4) {
    let covered = 0;
    for (const channel of channels) covered += mask[at + channel] ?? 0;
    if (covered === 0) continue;
    const rest = Math.max(0, 1 - covered / 255);
    for (let channel = at; channel < at + 3; channel += 1) to[channel] = (data[channel] ?? 0) * rest;
  }
  for (const stone of stones) paintStone(to, { stone, pixels, rows });
}

type Painting = { stone: PixelStone; pixels: RoomPixels; rows: [number, number] };

/** Adds one stone to what the others have left. */
function paintStone(to: Uint8ClampedArray, { stone, pixels, rows }: Painting): void {
  const { surface, pattern, levels, finish } = stone;
  const { width } = pixels.base;
  const [light, gloss, mask] = [pixels.light.data, pixels.gloss.data, pixels.mask.data];
  const matrix = metresFromPicture(surface.quad, surface.size);
  const joint = jointColourOf(meanOf(levels));
  const shine = glossOf[finish] / 255;
  const slab: Colour = [0, 0, 0];
  for (let y = rows[0]; y < rows[1]; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const cover = mask[at + surface.channel] ?? 0;
      if (cover === 0) continue;
      const place = slabAt(pattern, placeOf(matrix, x + 0.5, y + 0.5));
      sampleSlab(slab, levels, place);
      const open = 1 - place.joint;
      for (const channel of [0, 1, 2] as const) {
        const stoneColour = slab[channel] * open + joint[channel] * place.joint;
        const lit = Math.min(1, (stoneColour * (light[at + channel] ?? 0)) / (255 * 255 * lightOfWhite));
        const screened = 1 - (1 - lit) * (1 - (gloss[at + channel] ?? 0) * shine * open);
        to[at + channel] = (to[at + channel] ?? 0) + cover * screened;
      }
    }
  }
}

/** The filler of joints: the stone's own colour, a little darker, or lighter where it is dark. */
function jointColourOf([red, green, blue]: Colour): Colour {
  const isLight = 0.2126 * red + 0.7152 * green + 0.0722 * blue > 96;
  const filler = isLight ? [96, 90, 82] : [128, 124, 118];
  const mix = (own: number, other = 0) => own * 0.6 + other * 0.4;
  return [mix(red, filler[0]), mix(green, filler[1]), mix(blue, filler[2])];
}
