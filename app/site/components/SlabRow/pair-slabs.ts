import type { Slab } from '#content/entities/slab/slab.entity.ts';

type Placed = Pick<Slab, 'id' | 'block' | 'position' | 'product'>;

/**
 * Slabs in their order, each with the one that was sawn next to it, where that is among them: such faces mirror each other.
 * One whose place in its block is not known stands alone.
 */
export function pairSlabs<Each extends Placed>(slabs: readonly Each[]): Each[][] {
  const taken = new Set<number>();
  return slabs.flatMap((slab) => {
    if (taken.has(slab.id)) return [];
    const pair = [slab, findNext(slabs, slab, taken)].filter((each) => each !== undefined);
    for (const { id } of pair) taken.add(id);
    return [pair.toSorted((one, other) => one.position - other.position)];
  });
}

/** Behind it rather than in front of it, so that 1 to 4 become 1 and 2, 3 and 4. */
function findNext<Each extends Placed>(
  slabs: readonly Each[],
  slab: Each,
  taken: ReadonlySet<number>,
): Each | undefined {
  if (!slab.block || slab.position === 0) return undefined;
  const free = slabs.filter(
    ({ id, block, product }) => !taken.has(id) && block === slab.block && product.id === slab.product.id,
  );
  const at = (position: number) => free.find((each) => each.position === position && position > 0);
  return at(slab.position + 1) ?? at(slab.position - 1);
}
