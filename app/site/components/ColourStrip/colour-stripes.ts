import type { Swatch } from '#content/colours/picture-colours.shared.ts';

export type ShownColours = { stripes: string; words: string };

/** A strip as one background, each colour as wide as its part of the picture. */
export function stripesOf(palette: readonly Swatch[]): string {
  let end = 0;
  const stripes = palette.map(({ hex, share }) => {
    const start = end;
    end += share;
    return `${hex} ${start}% ${end}%`;
  });
  return `linear-gradient(90deg, ${stripes.join(', ')})`;
}
