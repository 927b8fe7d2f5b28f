import type { StoneLine } from '#content/facts/shortlist-line.shared.ts';
import type { MeasuredSlab } from '#content/facts/slab-size.shared.ts';
import { invalid } from '#errors/app-error.ts';
import { say } from '#messages/say.ts';
import { nothingWanted } from './name-lines.ts';

/** A slab that visitors may ask for, with its stone. */
export type AskedSlab = MeasuredSlab & { number: string; product: string; name: string };
/** Slabs that can be had by their numbers in lower case; others are left out. */
export type FindSlabs = (numbers: readonly string[]) => Promise<ReadonlyMap<string, AskedSlab>>;

/**
 * A line for each stone, with the slabs of it.
 * @throws AppError `invalid` with a message for each slab that is not to be had
 */
export async function linesOfSlabs(numbers: readonly string[], findSlabs: FindSlabs): Promise<StoneLine[]> {
  const slabs = await findSlabs(numbers);
  const missing = numbers.flatMap((number, index): [string, string][] =>
    slabs.has(number.toLowerCase()) ? [] : [[`slabs.${index}`, say('answers:slabs.unknown', { number })]],
  );
  if (missing.length > 0) throw invalid(Object.fromEntries(missing));
  const byStone = Map.groupBy(
    numbers.flatMap((number) => slabs.get(number.toLowerCase()) ?? []),
    ({ product }) => product,
  );
  return [...byStone].map(([product, some]) => ({
    ...nothingWanted,
    ...{ product, name: some[0]?.name ?? product, slabs: some.map(({ number }) => number) },
  }));
}
