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

/** Of one list: few enough for a sheet of them that anybody may ask for. */
const maxSlabsOfList = 200;

/**
 * Looks whether the slabs of a list can be had.
 * @throws AppError `invalid` with a message for each that cannot, that is of another stone, or that stands there twice
 */
export async function refuseWrongSlabs(
  lines: readonly Pick<StoneLine, 'product' | 'slabs'>[],
  findSlabs: FindSlabs,
): Promise<void> {
  const numbers = lines.flatMap(({ slabs }) => slabs);
  if (numbers.length === 0) return;
  if (numbers.length > maxSlabsOfList)
    throw invalid({ lines: say('answers:slabs.tooMany', { most: maxSlabsOfList }) });
  const found = await findSlabs(numbers);
  const seen = new Set<string>();
  const judge = (number: string, product: string) => {
    const slab = found.get(number.toLowerCase());
    if (!slab) return say('answers:slabs.unknown', { number });
    if (slab.product !== product) return say('answers:slabs.otherStone', { number, stone: slab.name });
    if (seen.has(slab.number)) return say('answers:slabs.twice', { number });
    seen.add(slab.number);
    return undefined;
  };
  const wrong = lines.flatMap(({ product, slabs }, line) =>
    slabs.flatMap((number, index): [string, string][] => {
      const message = judge(number, product);
      return message ? [[`lines.${line}.slabs.${index}`, message]] : [];
    }),
  );
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
}
