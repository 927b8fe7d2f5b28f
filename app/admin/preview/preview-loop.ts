/** Seconds after which a failed preview is tried again; the last one stays. */
const retrySeconds = [1, 2, 5, 10];
const secondMs = 1_000;

type Loop<Input, Result> = {
  load: (input: Input, signal: AbortSignal) => Promise<Result>;
  onLoad: (result: Result, input: Input) => void;
  onFail: (error: unknown) => void;
};

/**
 * Loads the last input, one request at a time: while one is under way only the newest input is kept, so a slow server
 * gets fewer requests by itself. What fails is tried again until it succeeds.
 */
export function createPreviewLoop<Input, Result>({ load, onLoad, onFail }: Loop<Input, Result>) {
  let pending: { value: Input } | undefined;
  let underWay: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (underWay || !pending) return;
    const current = pending;
    const controller = new AbortController();
    underWay = controller;
    try {
      const result = await load(current.value, controller.signal);
      if (controller.signal.aborted) return;
      failures = 0;
      onLoad(result, current.value);
      if (pending === current) pending = undefined;
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
    request(value: Input): void {
      pending = { value };
      void run();
    },
    /** Tries again at once what has failed. */
    retry: (): void => void run(),
    stop(): void {
      clearTimeout(timer);
      pending = undefined;
      underWay?.abort();
      underWay = undefined;
    },
  };
}
