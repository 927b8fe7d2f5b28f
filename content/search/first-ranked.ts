import { type Bitmap, countShared, hasBit, keepShared } from './bitmap.ts';
import type { CatalogueMemory, WordBits } from './catalogue-memory.ts';

/** What a name may be or begin with; of one character nothing is known beside it. */
export type Phrase = { text: string; beginning: number | undefined };

type Found = { left: Bitmap; bits: WordBits; coloured: Bitmap; phrases: readonly Phrase[] };

const [exact, begins, byName] = [0, 1, 2];
/** The tiers of those of a colour that is asked for, and as many of the others behind them. */
const tierCount = 6;
const columns = ['names', 'facts', 'uses', 'texts'] as const;

/**
 * Says when the first of what was found are all known, so that nobody looks at the rest: how many there are of each tier is
 * counted beforehand, as far as bitmaps tell it.
 */
export function watchTiers(memory: CatalogueMemory, found: Found) {
  const ahead = countAhead(memory, found);
  return {
    /** Notes that a place was looked at. @param at its tier, among both halves @returns whether it might have been one of the best */
    pass(place: number, at: number): boolean {
      const mightBegin = isBegun(memory, found.phrases, place);
      if (at === exact) ahead.exact -= 1;
      if (mightBegin) ahead.begun -= 1;
      if (at <= byName) ahead.names -= 1;
      else ahead.tiers[at] = (ahead.tiers[at] ?? 0) - 1;
      return mightBegin;
    },

    /** @param tiers as far as they are filled */
    areFirstKnown(tiers: readonly (readonly unknown[])[], count: number): boolean {
      let sum = (tiers[exact]?.length ?? 0) + (tiers[begins]?.length ?? 0);
      if (ahead.exact === 0 && sum >= count) return true;
      sum += tiers[byName]?.length ?? 0;
      if (ahead.begun === 0 && sum >= count) return true;
      for (let at = byName + 1; ahead.names === 0 && at < tiers.length; at += 1) {
        sum += tiers[at]?.length ?? 0;
        if (sum >= count) return true;
        if ((ahead.tiers[at] ?? 0) > 0) return false;
      }
      return false;
    },
  };
}

function countAhead(memory: CatalogueMemory, { left, bits, coloured, phrases }: Found) {
  const tiers: number[] = Array.from({ length: 2 * tierCount }, () => 0);
  const leftColoured = keepShared(coloured.slice(), left);
  for (const [index, column] of columns.entries()) {
    const weightier = columns[index - 1];
    if (!weightier) continue;
    // What a weightier column has stands in the others as well.
    const count = (among: Bitmap) => countShared(among, bits[column]) - countShared(among, bits[weightier]);
    const ofColour = count(leftColoured);
    tiers[byName + index] = ofColour;
    tiers[byName + index + tierCount] = count(left) - ofColour;
  }
  return { tiers, names: countShared(left, bits.names), ...countBegun(memory, left, phrases) };
}

/** Of how many the name is what is searched, and of how many it may begin with that. */
function countBegun({ beginnings, entries }: CatalogueMemory, left: Bitmap, phrases: readonly Phrase[]) {
  const counts = { exact: 0, begun: 0 };
  for (const beginning of new Set(phrases.map((phrase) => phrase.beginning))) {
    if (beginning === undefined) return { exact: Number.POSITIVE_INFINITY, begun: Number.POSITIVE_INFINITY };
    const texts = new Set(phrases.map(({ text }) => text));
    const lengths = new Set([...texts].map(({ length }) => length));
    let place = beginnings.indexOf(beginning);
    for (; place >= 0; place = beginnings.indexOf(beginning, place + 1)) {
      if (!hasBit(left, place)) continue;
      counts.begun += 1;
      const words = entries[place]?.row.words ?? '';
      if (lengths.has(words.length) && texts.has(words)) counts.exact += 1;
    }
  }
  return counts;
}

function isBegun({ beginnings }: CatalogueMemory, phrases: readonly Phrase[], place: number): boolean {
  return phrases.some(({ beginning }) => beginning === beginnings[place]);
}
