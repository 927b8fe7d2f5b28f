import { type FormValues, isSameValue } from '../../kit/api/form-values.ts';
import type { Versions } from '../../kit/forms/merge-values.ts';

/**
 * The three versions with one order for each list: what either has added stays, what one has removed goes unless the
 * other has changed it meanwhile. What is left to choose are single values.
 */
export function mergeListOrders(versions: Versions, listIdPaths: readonly string[]): Versions {
  const yours = { ...versions.yours };
  const theirs = { ...versions.theirs };
  for (const idPath of listIdPaths) {
    const orders = { o: idsAt(versions.original, idPath), y: idsAt(yours, idPath), t: idsAt(theirs, idPath) };
    const merged = mergeOrders(orders, {
      isChangedByYou: (id) => isChanged(versions.original, yours, `${idPath}/${id}/`),
      isChangedByThem: (id) => isChanged(versions.original, theirs, `${idPath}/${id}/`),
    });
    yours[idPath] = merged;
    theirs[idPath] = merged;
    for (const id of merged) fillItem({ versions, yours, theirs }, `${idPath}/${id}/`);
  }
  return { original: versions.original, yours, theirs };
}

type Orders = { o: string[]; y: string[]; t: string[] };
type Changed = { isChangedByYou: (id: string) => boolean; isChangedByThem: (id: string) => boolean };

function mergeOrders({ o, y, t }: Orders, { isChangedByYou, isChangedByThem }: Changed): string[] {
  const isKept = (id: string) => {
    if (!o.includes(id)) return true;
    if (y.includes(id) && t.includes(id)) return true;
    return y.includes(id) ? isChangedByYou(id) : t.includes(id) && isChangedByThem(id);
  };
  const common = (ids: string[]) => ids.filter((id) => o.includes(id) && y.includes(id) && t.includes(id));
  // If one side has not moved anything, the other's order is used.
  const [lead, other] = common(t).join(' ') === common(o).join(' ') ? [y, t] : [t, y];
  const merged = [...lead];
  for (const [index, id] of other.entries()) {
    if (merged.includes(id)) continue;
    const before = other.slice(0, index).findLast((one) => merged.includes(one));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  }
  return merged.filter(isKept);
}

/** An item that only one of the two still has reads in the other as it was, or as it is. */
function fillItem(all: { versions: Versions; yours: FormValues; theirs: FormValues }, start: string): void {
  const { versions, yours, theirs } = all;
  const idPaths = new Set(
    [...Object.keys(versions.yours), ...Object.keys(versions.theirs)].filter((idPath) =>
      idPath.startsWith(start),
    ),
  );
  for (const idPath of idPaths) {
    const known = versions.original[idPath];
    yours[idPath] ??= known ?? theirs[idPath] ?? '';
    theirs[idPath] ??= known ?? yours[idPath] ?? '';
  }
}

function isChanged(original: FormValues, values: FormValues, start: string): boolean {
  return Object.keys(values).some(
    (idPath) => idPath.startsWith(start) && !isSameValue(values[idPath], original[idPath]),
  );
}

function idsAt(values: FormValues, idPath: string): string[] {
  const ids = values[idPath];
  return Array.isArray(ids) ? ids : [];
}
