import type { PictureFetchService } from '#media/fetching/picture-fetches.service.ts';

export type PictureFetching = {
  /** Breaks off what is being fetched; it is due again. */ stop: () => Promise<void>;
};

/** Mostly they wait for other sites; more would keep this machine from its visitors. */
const atOnce = 3;
/** Others may have entered some, or have ended over theirs. */
const longestWaitMs = 15_000;
const retryMs = 5_000;

/** Fetches pictures that wait, as soon as they are entered or due again. */
export function startPictureFetching(
  fetches: PictureFetchService,
  { onError }: { onError: (error: unknown) => void },
): PictureFetching {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let isWantedAgain = false;

  const wakeIn = (ms: number) => {
    clearTimeout(timer);
    if (!abort.signal.aborted) timer = setTimeout(wake, ms).unref();
  };
  function wake(): void {
    if (underWay || abort.signal.aborted) {
      isWantedAgain = true;
      return;
    }
    underWay = run().finally(() => {
      underWay = undefined;
      if (isWantedAgain) wakeIn(0);
      isWantedAgain = false;
    });
  }

  async function run(): Promise<void> {
    try {
      await Promise.all(Array.from({ length: atOnce }, fetchAll));
      const due = await fetches.findNextDue();
      const waitMs = due === undefined ? longestWaitMs : Date.parse(due) - Date.now();
      wakeIn(Math.min(Math.max(waitMs, 0), longestWaitMs));
    } catch (error) {
      onError(error);
      wakeIn(retryMs);
    }
  }

  async function fetchAll(): Promise<void> {
    for (let hasMore = true; hasMore && !abort.signal.aborted; ) {
      hasMore = await fetches.fetchNext(abort.signal);
    }
  }

  const unsubscribe = fetches.onAnnounced(wake);
  wake();
  return {
    async stop() {
      unsubscribe();
      clearTimeout(timer);
      abort.abort();
      await underWay;
    },
  };
}
