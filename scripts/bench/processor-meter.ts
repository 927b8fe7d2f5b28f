import { type Asked, openAsker } from './ask-many.ts';
import { processorMsSince, readProcessorMs } from './process-usage.ts';
import type { StartedServer } from './started-server.ts';

export type ProcessorMeter = {
  /** @returns milliseconds of the processor that each of so many requests takes */
  measure: (requests: number) => Promise<number>;
  close: () => void;
};

/** What a server needs for the same request time after time, over connections that stay open until the meter is closed. */
export async function openProcessorMeter(
  server: StartedServer,
  asked: Omit<Asked, 'port'>,
  { connections }: { connections: number },
): Promise<ProcessorMeter> {
  const asker = await openAsker({ ...asked, port: server.port }, { connections });
  return {
    async measure(requests) {
      const before = readProcessorMs(server.pids());
      await asker.ask(requests);
      return processorMsSince(before) / requests;
    },
    close: asker.close,
  };
}
