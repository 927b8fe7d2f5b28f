import { derivePalette } from '#content/appearance/palette.shared.ts';
import type { CompanyColours } from '#content/appearance/shipped-colours.shared.ts';
import type { CutOut } from './logo-pixels.shared.ts';

/** What an icon with a ground of its own stands on: the surface, or the other ground where a logo would be lost on it. */
export function iconGroundOf(colours: CompanyColours, cutOut: CutOut | undefined): string {
  const { night, plaster, isDark } = derivePalette(colours);
  if (cutOut !== (isDark ? 'dark' : 'light')) return colours.surface;
  return isDark ? plaster : night;
}
