import type { RoomColours } from './shipped-colours.shared.ts';

/** A room's colours as the custom properties of the stylesheet: `--text-quiet`. */
export function roomTokens(room: RoomColours): [name: string, value: string][] {
  return Object.entries(room).map(([name, value]) => [
    `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ]);
}
