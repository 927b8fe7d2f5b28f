import { hexOf, type Oklab } from './oklab.shared.ts';
import type { Swatch } from './picture-colours.shared.ts';

/** Points that are hardly told apart, counted as one. */
type Bin = Oklab & { count: number };

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
export function findPalette(points: readonly Oklab[]): Swatch[] {
  const bins = gatherBins(points);
  const groups = mergeGroups(settleGroups(bins, chooseSeeds(bins)));
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const large = groups.filter(({ count }, index) => index === 0 || count / total >= leastShare);
  const kept = large.reduce((sum, { count }) => sum + count, 0);
  const shares = wholeShares(large.map(({ count }) => count / kept));
  return large.map((group, index) => ({ hex: hexOf(group), share: shares[index] ?? 0 }));
}

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
