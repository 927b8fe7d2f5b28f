import type { SlabPlace } from './lay-stone.shared.ts';

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

/** Sets a colour to what a pixel of the room sees of the slab: the mean of what lies under it. */
export function sampleSlab(to: Colour, levels: readonly Pixels[], place: SlabPlace): void {
  const { width = 1, height = 1 } = levels[0] ?? {};
  const right = lengthOf(place.rightU * width, place.rightV * height);
  const down = lengthOf(place.downU * width, place.downV * height);
  const isAcross = right > down;
  const alongU = isAcross ? place.rightU : place.downU;
  const alongV = isAcross ? place.rightV : place.downV;
  const longer = Math.max(right, down);
  const taps = Math.min(mostTaps, Math.max(1, Math.ceil(longer / Math.max(Math.min(right, down), 1))));
  const level = Math.min(levels.length - 1, Math.max(0, Math.log2(longer / taps)));
  const lower = Math.floor(level);
  const share = level - lower;
  to[0] = 0;
  to[1] = 0;
  to[2] = 0;
  for (let tap = 0; tap < taps; tap += 1) {
    const shift = (tap + 0.5) / taps - 0.5;
    const u = mirror(place.u + alongU * shift);
    const v = mirror(place.v + alongV * shift);
    addPoint(to, levels[lower], { u, v, weight: (1 - share) / taps });
    if (share > 0) addPoint(to, levels[lower + 1], { u, v, weight: share / taps });
  }
}

/** Several times as fast as Math.hypot. */
function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

type Tap = { u: number; v: number; weight: number };

/** Adds what lies between four points of a picture. */
function addPoint(to: Colour, picture: Pixels | undefined, { u, v, weight }: Tap): void {
  if (!picture) return;
  const { width, height, data } = picture;
  const x = Math.min(Math.max(u * width - 0.5, 0), width - 1);
  const y = Math.min(Math.max(v * height - 0.5, 0), height - 1);
  const left = Math.floor(x);
  const top = Math.floor(y);
  const toRight = left + 1 < width ? 4 : 0;
  const first = (top * width + left) * 4;
  const second = top + 1 < height ? first + width * 4 : first;
  const shareX = x - left;
  const shareY = y - top;
  for (let channel = 0; channel < 3; channel += 1) {
    const above =
      (data[first + channel] ?? 0) * (1 - shareX) + (data[first + toRight + channel] ?? 0) * shareX;
    const below =
      (data[second + channel] ?? 0) * (1 - shareX) + (data[second + toRight + channel] ?? 0) * shareX;
    to[channel as 0 | 1 | 2] += weight * (above * (1 - shareY) + below * shareY);
  }
}

function mirror(at: number): number {
  const inPair = at - 2 * Math.floor(at / 2);
  return inPair > 1 ? 2 - inPair : inPair;
}
