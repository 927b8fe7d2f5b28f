import type { OutboxService } from './outbox.service.ts';
import type { SendMail } from './outbox-mail.ts';

export type OutboxWorker = {
  /** Starts nothing more, and waits briefly for the mail in progress. */
  stop: () => Promise<void>;
};

type Options = {
  /** How often it checks for mails that other processes wrote and for those that are due again, in milliseconds. */
  intervalMs?: number;
  /** How long stopping waits for a mail in progress; then it is left to the next start. */
  stopTimeoutMs?: number;
  /** Notified of every failure, a mail's or the database's. */
  onError?: (error: unknown) => void;
};

const defaultIntervalMs = 20_000;
const defaultStopTimeoutMs = 5_000;

/** Sends what is in the outbox, one mail after the other, as soon as it is written or due again. */
export function startOutboxWorker(
  outbox: OutboxService,
  send: SendMail,
  options: Options = {},
): OutboxWorker {
  const onError = options.onError ?? (() => {});
  let isStopping = false;
  let isWoken = false;
  let wakeUp = () => {};

  const wake = () => {
    isWoken = true;
    wakeUp();
  };
  const unsubscribe = outbox.onAnnounced(wake);

  async function sendEverythingDue(): Promise<void> {
    try {
      for (let hasMore = true; hasMore && !isStopping; ) {
        const { hadMail, error } = await outbox.sendNext(send);
        if (error !== undefined) onError(error);
        hasMore = hadMail;
      }
    } catch (error) {
      onError(error);
    }
  }

  async function untilWoken(): Promise<void> {
    if (isWoken || isStopping) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, options.intervalMs ?? defaultIntervalMs);
      timer.unref();
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function work(): Promise<void> {
    while (!isStopping) {
      isWoken = false;
      await sendEverythingDue();
      await untilWoken();
    }
  }

  const working = work();
  return {
    async stop() {
      isStopping = true;
      unsubscribe();
      wakeUp();
      await withinTime(working, options.stopTimeoutMs ?? defaultStopTimeoutMs);
    },
  };
}

async function withinTime(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
