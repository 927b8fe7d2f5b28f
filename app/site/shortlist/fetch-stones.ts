import type { Translated } from '#content/kit/fallback-of.shared.ts';
import type { Picture } from '#content/picture/picture.ts';
import { addressInLanguageOfPage } from '../language-of-page.ts';

/** What a list shows of a stone, and what may be chosen of it. */
export type ShownStone = Translated & {
  slug: string;
  name: string;
  path: string;
  picture: Picture | undefined;
  finishes: string[];
  thicknesses: string[];
};
/** By what the stones were asked for by; those that visitors do not see are left out. */
export type ShownStones = Record<string, ShownStone>;

/** Few enough for the longest address that servers take. */
export const stonesAtOnce = 40;

/** The stones of lines that a browser keeps; undefined where they cannot be had. */
export async function fetchStones(
  slugs: readonly string[],
  signal: AbortSignal,
): Promise<ShownStones | undefined> {
  try {
    const query = new URLSearchParams({ stones: slugs.join(',') });
    const response = await fetch(`${addressInLanguageOfPage('/shortlist/stones.json')}?${query}`, { signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
