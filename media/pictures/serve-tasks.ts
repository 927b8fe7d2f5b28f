import { describeFailure, type PictureAnswer, type PictureOrder } from './picture-messages.ts';
import type { Tasks } from './picture-process.ts';

/** What a process of tasks does: it works as it is told, and ends with the process that began it (picture-process.ts). */
export function serveTasks(tasks: Tasks): void {
  process.on('message', (order: PictureOrder) => void answer(tasks, order));
  process.on('disconnect', () => process.exit(0));
  // Ctrl+C in a terminal reaches every process; this one ends when the other has finished.
  process.on('SIGINT', () => {});
}

async function answer(tasks: Tasks, { number, name, values }: PictureOrder): Promise<void> {
  const work = tasks[name] as (...all: unknown[]) => Promise<unknown>;
  send(
    await work(...values.map(asBuffer)).then(
      (result) => ({ number, result }),
      (error: unknown) => ({ number, failure: describeFailure(error) }),
    ),
  );
}

function send(answered: PictureAnswer): void {
  // Nobody listens any more where this fails.
  process.send?.(answered, () => {});
}

/** Bytes arrive as they were sent, and as plain ones where the sender's were. */
function asBuffer(value: unknown): unknown {
  return value instanceof Uint8Array && !Buffer.isBuffer(value)
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    : value;
}
