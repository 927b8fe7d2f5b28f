/** Seconds after which a failed preview is tried again; the last one stays. */
const retrySeconds = [1, 2, 5, 10];
const secondMs = 1_000;

type Loop<Wish, Result> = {
  load: (wish: Wish, signal: AbortSignal) => Promise<Result>;
  onLoad: (result: Result, wish: Wish) => void;
  onFail: (error: unknown) => void;
};

/**
 * Loads what was wished for last, one request at a time: while one is under way only the newest wish is kept, so a slow
 * server is asked less often by itself. What fails is tried again until it succeeds.
 */
export function createPreviewLoop<Wish, Result>({ load, onLoad, onFail }: Loop<Wish, Result>) {
  let wish: { value: Wish } | undefined;
  let underWay: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (underWay || !wish) return;
    const current = wish;
    const controller = new AbortController();
    underWay = controller;
    try {
      const result = await load(current.value, controller.signal);
      if (controller.signal.aborted) return;
      failures = 0;
      onLoad(result, current.value);
      if (wish === current) wish = undefined;
    } catch (error) {
      if (controller.signal.aborted) return;
      onFail(error);
      const seconds = retrySeconds[Math.min(failures, retrySeconds.length - 1)] ?? 1;
      failures += 1;
      timer = setTimeout(() => void run(), seconds * secondMs);
      return;
    } finally {
      if (underWay === controller) underWay = undefined;
    }
    void run();
  }

  return {
    want(value: Wish): void {
      wish = { value };
      void run();
    },
    /** Tries again at once what has failed. */
    retry: (): void => void run(),
    stop(): void {
      clearTimeout(timer);
      wish = undefined;
      underWay?.abort();
      underWay = undefined;
    },
  };
}
