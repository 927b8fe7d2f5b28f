import { hexOf, type Oklab, oklabOf } from './oklab.shared.ts';
import type { PictureColours, Swatch } from './picture-colours.shared.ts';

/** A picture's points, four bytes each: red, green, blue and how opaque it is. */
export type Pixels = { data: Uint8Array | Uint8ClampedArray; width: number; height: number };

/** The longest side, in pixels, of the reduced picture that is measured. */
export const measuredSide = 128;

/** What is less opaque is no colour of the picture. */
const leastOpaque = 128;
/** Fewer points tell nothing of a stone. */
const leastPoints = 64;

/** Half a step of lightness between neighbours is what only a picture that is veins and clasts all over has. */
const fullOfVeins = 0.05;

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

const mostSwatches = 5;
const fewestSwatches = 3;
/** Colours nearer than this look like one beside each other. */
const leastDistance = 0.06;
/** A smaller part of a picture is a speck. */
const leastShare = 0.02;
const binSide = 0.025;
/** Between colours of stone a little of hue says more than as much of lightness, which a slab's own clouds have. */
const hueWeight = 2;
const rounds = 12;

/** The few colours that a picture is made of, the largest first; the same points give the same colours. */
function findPalette(points: readonly Oklab[]): Swatch[] {
  const bins = gatherBins(points);
  const groups = mergeGroups(settleGroups(bins, chooseSeeds(bins)));
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const large = groups.filter(({ count }, index) => index === 0 || count / total >= leastShare);
  const kept = large.reduce((sum, { count }) => sum + count, 0);
  const shares = wholeShares(large.map(({ count }) => count / kept));
  return large.map((group, index) => ({ hex: hexOf(group), share: shares[index] ?? 0 }));
}

/** Points that are hardly told apart, counted as one. */
type Bin = Oklab & { count: number };

function gatherBins(points: readonly Oklab[]): Bin[] {
  const stepOf = (value: number) => Math.round(value / binSide);
  const keyOf = ({ l, a, b }: Oklab) => (stepOf(l) * 256 + stepOf(a) + 128) * 256 + stepOf(b) + 128;
  return [...Map.groupBy(points, keyOf).values()].map((some) =>
    meanOf(some.map((p) => ({ ...p, count: 1 }))),
  );
}

/** The most frequent colour, then each time the one that is farthest from those chosen and yet frequent. */
function chooseSeeds(bins: readonly Bin[]): Bin[] {
  const seeds: Bin[] = [];
  const nearest = bins.map(() => 1);
  while (seeds.length < Math.min(mostSwatches, bins.length)) {
    const weights = bins.map(({ count }, index) => count ** 0.5 * (nearest[index] ?? 0));
    const seed = bins[weights.indexOf(Math.max(...weights))];
    if (!seed) break;
    seeds.push(seed);
    for (const [index, bin] of bins.entries())
      nearest[index] = Math.min(nearest[index] ?? 1, distanceOf(bin, seed));
  }
  return seeds;
}

/** Each colour goes to the nearest group, each group to the middle of its colours, until they have settled. */
function settleGroups(bins: readonly Bin[], seeds: Bin[]): Bin[] {
  let groups = seeds;
  for (let round = 0; round < rounds; round += 1) {
    const members = Map.groupBy(bins, (bin) => nearestTo(bin, groups));
    groups = [...members.values()].map(meanOf);
  }
  return groups.toSorted((one, other) => other.count - one.count);
}

/** What looks alike becomes one, the nearest first, as long as more are left than the fewest. */
function mergeGroups(groups: Bin[]): Bin[] {
  const pairs = groups.flatMap((one, index) =>
    groups.slice(index + 1).map((other) => ({ one, other, distance: distanceOf(one, other) })),
  );
  const [nearest] = pairs.toSorted((one, other) => one.distance - other.distance);
  if (!nearest || groups.length <= fewestSwatches || nearest.distance >= leastDistance) return groups;
  const rest = groups.filter((group) => group !== nearest.one && group !== nearest.other);
  const merged = [...rest, meanOf([nearest.one, nearest.other])];
  return mergeGroups(merged.toSorted((one, other) => other.count - one.count));
}

/** Hundredths that are a hundred together: what rounding leaves goes to the largest. */
function wholeShares(shares: readonly number[]): number[] {
  const rounded = shares.map((share) => Math.round(share * 100));
  const left = 100 - rounded.reduce((sum, share) => sum + share, 0);
  return rounded.map((share, index) => (index === 0 ? share + left : share));
}

function nearestTo(bin: Bin, groups: readonly Bin[]): Bin | undefined {
  let nearest = groups[0];
  for (const group of groups)
    if (nearest && distanceOf(bin, group) < distanceOf(bin, nearest)) nearest = group;
  return nearest;
}

function meanOf(bins: readonly Bin[]): Bin {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  const mean = (axis: 'l' | 'a' | 'b') => bins.reduce((sum, bin) => sum + bin[axis] * bin.count, 0) / count;
  return { l: mean('l'), a: mean('a'), b: mean('b'), count };
}

function distanceOf(one: Oklab, other: Oklab): number {
  return Math.hypot(one.l - other.l, hueWeight * (one.a - other.a), hueWeight * (one.b - other.b));
}

type Veins = Pick<PictureColours, 'veinDensity' | 'veinDirection' | 'veinStrength'>;
type Grid = { lightnesses: Float64Array; width: number; height: number };

/** How much of a picture is edges of veins, and which way they run: the main axis of its structure tensor. */
function measureVeins(grid: Grid): Veins {
  const smooth = blur(grid);
  const { width, height } = grid;
  let [change, xx, yy, xy] = [0, 0, 0, 0];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const across = ((smooth[at + 1] ?? 0) - (smooth[at - 1] ?? 0)) / 2;
      const down = ((smooth[at + width] ?? 0) - (smooth[at - width] ?? 0)) / 2;
      change += Math.hypot(across, down);
      xx += across * across;
      yy += down * down;
      xy += across * down;
    }
  }
  const inner = Math.max(1, (width - 2) * (height - 2));
  return { veinDensity: hundredths(change / inner / fullOfVeins), ...directionOf(xx, yy, xy) };
}

function directionOf(xx: number, yy: number, xy: number): Pick<Veins, 'veinDirection' | 'veinStrength'> {
  // Rows count downwards, and veins run at a right angle to the steepest change.
  const steepest = (Math.atan2(-2 * xy, xx - yy) * 90) / Math.PI;
  const strength = Math.hypot(xx - yy, 2 * xy) / Math.max(xx + yy, 1e-9);
  return {
    veinDirection: (Math.round(steepest + 90) + 180) % 180,
    veinStrength: hundredths(strength),
  };
}

/** Each point as the mean of itself and its eight neighbours, which takes out grain. */
function blur({ lightnesses, width, height }: Grid): Float64Array {
  return lightnesses.map((_lightness, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    let [sum, count] = [0, 0];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
        sum += lightnesses[row * width + column] ?? 0;
        count += 1;
      }
    }
    return sum / count;
  });
}

function hundredths(part: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, part)));
}
