import { type RequestKind, requestKinds } from './request-kinds.ts';

/** Up to how many seconds a request may have taken to be counted there; what took longer is counted beyond. */
export const bucketSeconds = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
] as const;
const bucketMs = bucketSeconds.map((seconds) => seconds * 1_000);

const classes = 6;
const msASecond = 1_000;

/** The requests of one kind that were answered with statuses of one class; `buckets` has one more than the bounds. */
export type Tallied = { kind: RequestKind; status: string; buckets: readonly number[]; sumSeconds: number };

type Cell = { buckets: Float64Array; sumMs: number };

/** Counts what was answered, by kind, class of the status and time. Nothing is made for a request: it is counted in place. */
export function createRequestTally() {
  const cells = new Map<RequestKind, (Cell | undefined)[]>(
    requestKinds.map((kind) => [kind, new Array<Cell | undefined>(classes)]),
  );

  function cellOf(kind: RequestKind, statusClass: number): Cell {
    const ofKind = cells.get(kind) ?? [];
    const known = ofKind[statusClass];
    if (known) return known;
    const cell = { buckets: new Float64Array(bucketMs.length + 1), sumMs: 0 };
    ofKind[statusClass] = cell;
    return cell;
  }

  return {
    count(kind: RequestKind, status: number, ms: number): void {
      const cell = cellOf(kind, Math.floor(status / 100));
      const index = bucketMs.findIndex((most) => ms <= most);
      const at = index < 0 ? bucketMs.length : index;
      cell.buckets[at] = (cell.buckets[at] ?? 0) + 1;
      cell.sumMs += ms;
    },

    list(): Tallied[] {
      return [...cells].flatMap(([kind, ofKind]) =>
        ofKind.flatMap((cell, statusClass) =>
          cell
            ? [
                {
                  ...{ kind, status: statusClass === 0 ? 'none' : `${statusClass}xx` },
                  ...{ buckets: [...cell.buckets], sumSeconds: cell.sumMs / msASecond },
                },
              ]
            : [],
        ),
      );
    },
  };
}
