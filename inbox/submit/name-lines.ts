import type { LineDetails, StoneLine } from '#content/facts/shortlist-line.shared.ts';
import { invalid } from '#errors/app-error.ts';
import { say } from '#messages/say.ts';
import type { LineInput } from './stone-lines.schema.ts';

/** A stone that visitors see, as lists of stones know it. */
type ListedStone = { slug: string; name: string; path: string; image: string };
/** Published stones by what they were asked for by: slug, former slug, id or name; unknown ones are left out. */
export type FindStones = (keys: readonly string[]) => Promise<ReadonlyMap<string, ListedStone>>;

/**
 * The line of the stone that a question names in its own field, such as the one whose page it was asked on; none where
 * that is no stone, since there the visitor may have written anything.
 */
export async function lineOfProduct(product: string, findStones: FindStones): Promise<StoneLine[]> {
  const stone = product === '' ? undefined : (await findStones([product])).get(product);
  return stone ? [{ ...nothingWanted, product: stone.slug, name: stone.name }] : [];
}

export const nothingWanted: LineDetails = {
  ...{ finish: '', thickness: '', area: null, room: '', note: '', view: '', slabs: [] },
  unit: 'm2',
};

/**
 * Lines with the names of their stones.
 * @throws AppError `invalid` with a message for each stone that there is not (any more)
 */
export async function nameLines(lines: readonly LineInput[], findStones: FindStones): Promise<StoneLine[]> {
  if (lines.length === 0) return [];
  const stones = await findStones(lines.map(({ product }) => product));
  const missing = lines.flatMap(({ product }, index): [string, string][] =>
    stones.has(product)
      ? []
      : [[`lines.${index}.product`, say('answers:list.unknownStone', { stone: product })]],
  );
  if (missing.length > 0) throw invalid(Object.fromEntries(missing));
  return lines.flatMap((line) => {
    const stone = stones.get(line.product);
    return stone ? [{ ...line, product: stone.slug, name: stone.name }] : [];
  });
}
