import type { SlabPlace } from './lay-stone.ts';

/** A picture's points, four bytes each. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray };
export type Colour = [red: number, green: number, blue: number];

/** Looks along a slanted floor at more places than one; beyond this it would take too long. */
const mostTaps = 8;

/** A slab's picture and the same halved again and again, so that what is far away does not flicker. */
export function halveRepeatedly(picture: Pixels): Pixels[] {
  const levels = [picture];
  let last = picture;
  while (last.width > 1 || last.height > 1) {
    last = halve(last);
    levels.push(last);
  }
  return levels;
}

function halve({ width, height, data }: Pixels): Pixels {
  const half = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) };
  const made = new Uint8ClampedArray(half.width * half.height * 4);
  const [stepX, stepY] = [width > 1 ? 4 : 0, height > 1 ? width * 4 : 0];
  for (let y = 0, to = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1, to += 4) {
      const from = y * 2 * width * 4 + x * 8;
      for (let channel = from; channel < from + 4; channel += 1) {
        const sum =
          (data[channel] ?? 0) +
          (data[channel + stepX] ?? 0) +
          (data[channel + stepY] ?? 0) +
          (data[channel + stepX + stepY] ?? 0);
        made[to + channel - from] = sum / 4;
      }
    }
  }
  return { ...half, data: made };
}

/** The mean colour of a slab. */
export function meanOf(levels: readonly Pixels[]): Colour {
  const [red = 0, green = 0, blue = 0] = levels.at(-1)?.data ?? [];
  return [red, green, blue];
}

/** What a pixel of the room sees of the slab, in a third of a byte's steps: the mean of what lies under it. */
export function sampleSlab(levels: readonly Pixels[], place: SlabPlace): Colour {
  const [{ width, height }] = levels as [Pixels];
  const lengthOf = ([u, v]: [number, number]) => Math.hypot(u * width, v * height);
  const [right, down] = [lengthOf(place.right), lengthOf(place.down)];
  const [longer, shorter] = right > down ? [right, down] : [down, right];
  const along = right > down ? place.right : place.down;
  const taps = Math.min(mostTaps, Math.max(1, Math.ceil(longer / Math.max(shorter, 1))));
  const level = Math.min(levels.length - 1, Math.max(0, Math.log2(longer / taps)));
  const sum: Colour = [0, 0, 0];
  for (let tap = 0; tap < taps; tap += 1) {
    const shift = (tap + 0.5) / taps - 0.5;
    const [u, v] = [place.u + along[0] * shift, place.v + along[1] * shift];
    const lower = Math.floor(level);
    const upper = level - lower;
    addPoint(sum, levels[lower], { u, v, weight: (1 - upper) / taps });
    if (upper > 0) addPoint(sum, levels[lower + 1], { u, v, weight: upper / taps });
  }
  return sum;
}

type Tap = { u: number; v: number; weight: number };

/** Adds what lies between four points of a picture, mirrored beyond its edges. */
function addPoint(sum: Colour, picture: Pixels | undefined, { u, v, weight }: Tap): void {
  if (!picture) return;
  const { width, height, data } = picture;
  const [x, y] = [mirror(u) * width - 0.5, mirror(v) * height - 0.5];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  for (let corner = 0; corner < 4; corner += 1) {
    const [column, row] = [left + (corner & 1), top + (corner >> 1)];
    const share = weight * (1 - Math.abs(x - column)) * (1 - Math.abs(y - row));
    const from = (clamp(row, height) * width + clamp(column, width)) * 4;
    sum[0] += (data[from] ?? 0) * share;
    sum[1] += (data[from + 1] ?? 0) * share;
    sum[2] += (data[from + 2] ?? 0) * share;
  }
}

function mirror(at: number): number {
  const inPair = at - 2 * Math.floor(at / 2);
  return inPair > 1 ? 2 - inPair : inPair;
}

function clamp(at: number, size: number): number {
  return Math.min(Math.max(at, 0), size - 1);
}
