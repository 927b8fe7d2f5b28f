import { chromaOf, hueOf, type Oklab, oklabOfHex } from './oklab.shared.ts';
import type { Swatch } from './picture-colours.shared.ts';

/** What people call stones by, in the order in which they are offered; the wheel shows each by its own colour. */
export const colourFamilies = [
  { name: 'white', label: 'White', hex: '#f4f3ef' },
  { name: 'cream', label: 'Cream', hex: '#efe3cb' },
  { name: 'beige', label: 'Beige', hex: '#cdb593' },
  { name: 'gold', label: 'Gold', hex: '#c08f3e' },
  { name: 'brown', label: 'Brown', hex: '#6d4a33' },
  { name: 'red', label: 'Red and pink', hex: '#b5564f' },
  { name: 'green', label: 'Green', hex: '#5c8a6b' },
  { name: 'blue', label: 'Blue', hex: '#6d93ad' },
  { name: 'grey', label: 'Grey', hex: '#97979a' },
  { name: 'black', label: 'Black', hex: '#1c1c1e' },
  { name: 'multi', label: 'Several colours', hex: '#9a7f86' },
] as const;

export type ColourFamily = (typeof colourFamilies)[number]['name'];

/** Of stones without a clear hue the eye tells lightness; these are its borders, in OKLCH. */
const black = { l: 0.36, chroma: 0.031 };
const white = { l: 0.87, warmChroma: 0.022 };
const cream = { l: 0.83, leastChroma: 0.012, mostChroma: 0.075 };
const beigeLightness = 0.66;
const gold = { l: 0.55, chroma: 0.09, hue: 58 };
/** Degrees of hue at which one family ends and the next begins. */
const hues = { redEnd: 42, warmEnd: 106, greenEnd: 200, blueEnd: 310 };
/** What has less chroma is a grey: a warm grey may have more than a cool one, which soon looks blue. */
const greyChroma = { warm: 0.024, red: 0.024, green: 0.016, blue: 0.0105 };

/** A ground that has less of the picture is one colour among several. */
const clearGround = 0.4;
/** A kind of colour that has as much of the picture counts among several. */
const countingShare = 0.12;
const severalKinds = 3;
/** A hue is named before a white or a grey of the same size. */
const hueAdvantage = 1.2;
const hued: readonly ColourFamily[] = ['red', 'green', 'blue', 'gold'];
const light = ['white', 'cream', 'grey', 'beige'];
const warm = ['gold', 'brown'];

/** The family that a picture's palette belongs to: that of its ground, unless nothing is its ground. */
export function familyOf(palette: readonly Swatch[]): ColourFamily {
  const shares = sumShares(palette, (family) => family);
  const weightOf = (family: ColourFamily, share: number) =>
    hued.includes(family) ? share * hueAdvantage : share;
  const [ground] = [...shares].toSorted((one, other) => weightOf(...other) - weightOf(...one));
  if (!ground) return 'multi';
  const kinds = [...sumShares(palette, kindOf).values()].filter((share) => share >= countingShare);
  return ground[1] < clearGround && kinds.length >= severalKinds ? 'multi' : ground[0];
}

function sumShares<Kind>(
  palette: readonly Swatch[],
  kindOf: (family: ColourFamily) => Kind,
): Map<Kind, number> {
  const shares = new Map<Kind, number>();
  for (const { hex, share } of palette) {
    const kind = kindOf(familyOfColour(oklabOfHex(hex)));
    shares.set(kind, (shares.get(kind) ?? 0) + share / 100);
  }
  return shares;
}

/** The family of one colour. */
export function familyOfColour(colour: Oklab): Exclude<ColourFamily, 'multi'> {
  const [chroma, hue] = [chromaOf(colour), hueOf(colour)];
  if (colour.l < black.l && chroma < black.chroma) return 'black';
  const tint = tintOf(hue);
  if (colour.l >= white.l && chroma < (tint === 'warm' ? white.warmChroma : greyChroma[tint])) return 'white';
  if (tint === 'warm') return warmFamily(colour);
  return chroma < greyChroma[tint] ? 'grey' : tint;
}

function tintOf(hue: number): keyof typeof greyChroma {
  if (hue < hues.redEnd || hue >= hues.blueEnd) return 'red';
  if (hue < hues.warmEnd) return 'warm';
  return hue < hues.greenEnd ? 'green' : 'blue';
}

function warmFamily(colour: Oklab): Exclude<ColourFamily, 'multi'> {
  const [chroma, hue] = [chromaOf(colour), hueOf(colour)];
  if (colour.l >= gold.l && chroma >= gold.chroma && hue >= gold.hue) return 'gold';
  if (colour.l >= cream.l && chroma >= cream.leastChroma && chroma < cream.mostChroma) return 'cream';
  if (chroma < greyChroma.warm) return 'grey';
  return colour.l >= beigeLightness ? 'beige' : 'brown';
}

/** Shades of one ground are no several colours. */
function kindOf(family: ColourFamily): string {
  if (light.includes(family)) return 'light';
  return warm.includes(family) ? 'warm' : family;
}
