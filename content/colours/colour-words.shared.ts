import { familyOfColour } from './colour-families.shared.ts';
import { type Oklab, oklabOfHex } from './oklab.shared.ts';
import type { Swatch } from './picture-colours.shared.ts';

/** A colour by the name that messages have it under. */
type Shade =
  | ('white' | 'cream' | 'beige' | 'gold' | 'black' | 'brown' | 'darkBrown' | 'pink' | 'red' | 'darkRed')
  | ('lightGreen' | 'green' | 'darkGreen' | 'lightBlue' | 'blue' | 'darkBlue')
  | ('lightGrey' | 'grey' | 'darkGrey');
type Shades = readonly { above: number; shade: Shade }[];

/** What a colour is called, by its family and from the lightest shade down. */
const shades: Record<ReturnType<typeof familyOfColour>, Shades> = {
  white: [{ above: 0, shade: 'white' }],
  cream: [{ above: 0, shade: 'cream' }],
  beige: [{ above: 0, shade: 'beige' }],
  gold: [{ above: 0, shade: 'gold' }],
  black: [{ above: 0, shade: 'black' }],
  brown: [
    { above: 0.5, shade: 'brown' },
    { above: 0, shade: 'darkBrown' },
  ],
  red: [
    { above: 0.66, shade: 'pink' },
    { above: 0.38, shade: 'red' },
    { above: 0, shade: 'darkRed' },
  ],
  green: tinted('lightGreen', 'green', 'darkGreen'),
  blue: tinted('lightBlue', 'blue', 'darkBlue'),
  grey: tinted('lightGrey', 'grey', 'darkGrey'),
};

/** What the colours of a palette are called, each once, the largest first. */
export function shadesOf(palette: readonly Swatch[]): Shade[] {
  return [...new Set(palette.flatMap(({ hex }) => shadeOf(oklabOfHex(hex)) ?? []))];
}

function shadeOf(colour: Oklab): Shade | undefined {
  return shades[familyOfColour(colour)].find(({ above }) => colour.l >= above)?.shade;
}

function tinted(light: Shade, middle: Shade, dark: Shade): Shades {
  return [
    { above: 0.74, shade: light },
    { above: 0.44, shade: middle },
    { above: 0, shade: dark },
  ];
}
