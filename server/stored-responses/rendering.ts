import { type Change, createReadLog, isAffected, type ReadLog } from '#database/recorded-reads.ts';

/** `outdated`: something that it shows was written meanwhile; `unfit`: nothing of its kind is kept. */
export type Outcome = 'kept' | 'outdated' | 'unfit';

/** One response that is being made to be kept. */
export type Rendering = ReturnType<typeof createRendering>;

/** @param tables those whose changes are told; what reads another may be outdated without anybody knowing */
export function createRendering(
  request: { key: string; knownTags: string | undefined },
  tables: ReadonlySet<string>,
) {
  const log: ReadLog = createReadLog();
  const changes: Change[] = [];
  let isOutdatedAnyway = false;
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  return {
    ...request,
    log,
    /** For whoever waits for the same; the first word counts. */
    outcome: promise,
    end: resolve,

    hear(told: readonly Change[]): void {
      changes.push(...told);
    },

    /** Nobody knows what was written meanwhile. */
    outdate(): void {
      isOutdatedAnyway = true;
    },

    /** Whether the response can be kept as things stand. */
    judge(): Outcome {
      const reads = [...log.reads.values()];
      if (log.hasFailed || reads.some(({ table }) => !tables.has(table))) return 'unfit';
      const isOutdated =
        isOutdatedAnyway || changes.some((change) => reads.some((read) => isAffected(read, change)));
      return isOutdated ? 'outdated' : 'kept';
    },
  };
}
