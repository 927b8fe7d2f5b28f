import type { GroundColours } from './shipped-colours.shared.ts';

/** The colours on a ground as the custom properties of the stylesheet: `--text-quiet`. */
export function groundTokens(colours: GroundColours): [name: string, value: string][] {
  return Object.entries(colours).map(([name, value]) => [
    `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ]);
}
