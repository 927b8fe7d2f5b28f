import { familyOfColour } from './colour-families.shared.ts';
import { type Oklab, oklabOfHex } from './oklab.shared.ts';
import type { Swatch } from './picture-colours.shared.ts';

type Shades = readonly { above: number; word: string }[];

/** What a colour is called, by its family and from the lightest shade down. */
const shades: Record<ReturnType<typeof familyOfColour>, Shades> = {
  white: plainly('white'),
  cream: plainly('cream'),
  beige: plainly('beige'),
  gold: plainly('gold'),
  black: plainly('black'),
  brown: [
    { above: 0.5, word: 'brown' },
    { above: 0, word: 'dark brown' },
  ],
  red: [
    { above: 0.66, word: 'pink' },
    { above: 0.38, word: 'red' },
    { above: 0, word: 'dark red' },
  ],
  green: tinted('green'),
  blue: tinted('blue'),
  grey: tinted('grey'),
};

/** A palette in words, each once, the largest first: 'White, light grey'. */
export function describePalette(palette: readonly Swatch[]): string {
  const words = new Set(palette.map(({ hex }) => wordOf(oklabOfHex(hex))));
  const text = [...words].join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function wordOf(colour: Oklab): string {
  return shades[familyOfColour(colour)].find(({ above }) => colour.l >= above)?.word ?? '';
}

function plainly(word: string): Shades {
  return [{ above: 0, word }];
}

function tinted(word: string): Shades {
  return [
    { above: 0.74, word: `light ${word}` },
    { above: 0.44, word },
    { above: 0, word: `dark ${word}` },
  ];
}
