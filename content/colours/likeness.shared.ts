import { type ColourFamily, familyOf } from './colour-families.shared.ts';
import { type Oklab, oklabOfHex } from './oklab.shared.ts';
import type { PictureColours } from './picture-colours.shared.ts';

/** What two pictures are compared by. */
export type Likeness = {
  palette: (Oklab & { share: number })[];
  /** The mean of the palette. */
  middle: Oklab;
  family: ColourFamily;
  density: number;
  /** The way the veins run, twice the angle, so that 179 degrees are beside 0; as long as they are strong. */
  across: number;
  along: number;
};

/** A step of hue says more of a stone than the same step of lightness. */
const hueWeight = 5;
/** What is called by another colour is less alike, however near the border. */
const familyWeight = 0.05;
const densityWeight = 0.12;
/** A slab can be turned. */
const directionWeight = 0.03;

export function likenessOf(colours: PictureColours): Likeness {
  const angle = (colours.veinDirection * Math.PI) / 90;
  const strength = colours.veinStrength / 100;
  const palette = colours.palette.map(({ hex, share }) => ({ ...oklabOfHex(hex), share }));
  return {
    palette,
    middle: middleOf(palette),
    family: familyOf(colours.palette),
    density: colours.veinDensity / 100,
    across: strength * Math.cos(angle),
    along: strength * Math.sin(angle),
  };
}

/**
 * How unlike two pictures are, 0 for the same: what it takes to turn the one's colours into the other's, then how many
 * veins there are and which way they run. It is the same both ways round.
 */
export function unlikenessOf(one: Likeness, other: Likeness): number {
  return moveOf(one, other) + unlikenessBesideColours(one, other);
}

/**
 * How unlike they are at the least, told by far less work: no colours can be turned into others by a shorter way than
 * their means are apart. A hair is taken off for rounding.
 */
export function leastUnlikenessOf(one: Likeness, other: Likeness): number {
  return distanceOf(one.middle, other.middle) + unlikenessBesideColours(one, other) - 1e-9;
}

function unlikenessBesideColours(one: Likeness, other: Likeness): number {
  return (
    (one.family === other.family ? 0 : familyWeight) +
    densityWeight * Math.abs(one.density - other.density) +
    (directionWeight * Math.hypot(one.across - other.across, one.along - other.along)) / 2
  );
}

function middleOf(palette: Likeness['palette']): Oklab {
  const mean = (axis: 'l' | 'a' | 'b') =>
    palette.reduce((sum, swatch) => sum + swatch[axis] * swatch.share, 0) / 100;
  return { l: mean('l'), a: mean('a'), b: mean('b') };
}

/**
 * How far how much of the one palette has to go to be the other, the shortest ways first (an earth mover's distance as
 * near as five swatches need it). Hundredths go as wholes, so nothing is left of rounding.
 */
function moveOf({ palette: from }: Likeness, { palette: to }: Likeness): number {
  const ways = from.flatMap((start, index) =>
    to.map((end, place) => ({ index, place, distance: distanceOf(start, end) })),
  );
  ways.sort((one, other) => one.distance - other.distance);
  const left = from.map(({ share }) => share);
  const room = to.map(({ share }) => share);
  let sum = 0;
  for (const { index, place, distance } of ways) {
    const moved = Math.min(left[index] ?? 0, room[place] ?? 0);
    if (moved === 0) continue;
    left[index] = (left[index] ?? 0) - moved;
    room[place] = (room[place] ?? 0) - moved;
    sum += moved * distance;
  }
  return sum / 100;
}

function distanceOf(one: Oklab, other: Oklab): number {
  return Math.hypot(one.l - other.l, hueWeight * (one.a - other.a), hueWeight * (one.b - other.b));
}
