import { type ChildProcess, fork } from 'node:child_process';
import { type PictureAnswer, type PictureOrder, toError } from './picture-messages.ts';

/** What such a process does, by name. */
export type Tasks = Record<string, (...values: never[]) => Promise<unknown>>;

type Waiting = {
  order: PictureOrder;
  tries: number;
  timer: NodeJS.Timeout;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
};

/** What the picture library has taken is given back when its process ends, and only then. */
const defaultIdleMs = 20_000;
/** The largest picture takes seconds; what takes longer than this has got stuck. */
const maxTaskMs = 120_000;
/** A task whose process ended is tried again, in case it was another one's fault. */
const maxTries = 2;

/**
 * Makes pictures in a process of its own, which begins with the first and ends when none has come for a while. A task
 * whose process ends is tried once more in a new one.
 * @param worker its program, which calls `serveTasks` with the tasks
 */
export function createPictureProcess<All extends Tasks>(
  worker: URL,
  { idleMs = defaultIdleMs }: { idleMs?: number } = {},
) {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastNumber = 0;

  function ensureChild(): ChildProcess {
    if (child) return child;
    const begun = startChild(worker);
    child = begun;
    begun.on('message', (answer) => settle(answer as PictureAnswer));
    begun.on('error', () => begun.kill('SIGKILL'));
    begun.on('exit', () => lose(begun));
    return begun;
  }

  function send(task: Waiting): void {
    const target = ensureChild();
    task.tries += 1;
    keepParentAlive(target, true);
    // A process that has just ended is noticed by its exit.
    target.send(task.order, () => {});
  }

  function settle(answer: PictureAnswer): void {
    const task = waiting.get(answer.number);
    if (!task) return;
    finish(task);
    if ('failure' in answer) task.reject(toError(answer.failure));
    else task.resolve(asBuffers(answer.result));
  }

  function finish(task: Waiting): void {
    clearTimeout(task.timer);
    waiting.delete(task.order.number);
    if (waiting.size > 0) return;
    if (child) keepParentAlive(child, false);
    idleTimer = setTimeout(end, idleMs).unref();
  }

  function lose(lost: ChildProcess): void {
    if (child === lost) child = undefined;
    for (const task of [...waiting.values()]) {
      if (task.tries < maxTries) {
        send(task);
        continue;
      }
      finish(task);
      task.reject(new Error(`The process of pictures ended (${lost.signalCode ?? lost.exitCode})`));
    }
  }

  function end(): void {
    const ending = child;
    child = undefined;
    if (ending?.connected) ending.disconnect();
  }

  return {
    run<Name extends keyof All & string>(
      name: Name,
      ...values: Parameters<All[Name]>
    ): ReturnType<All[Name]> {
      clearTimeout(idleTimer);
      lastNumber += 1;
      const order: PictureOrder = { number: lastNumber, name, values };
      const made = new Promise((resolve, reject) => {
        const timer = setTimeout(() => child?.kill('SIGKILL'), maxTaskMs).unref();
        const task: Waiting = { order, tries: 0, timer, resolve, reject };
        waiting.set(order.number, task);
        send(task);
      });
      return made as ReturnType<All[Name]>;
    },

    /** The number of the process; undefined while there is none. */
    pid: () => child?.pid,

    end,
  };
}

function startChild(worker: URL): ChildProcess {
  const child = fork(worker, {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.setMaxListeners(0);
  return child;
}

/** While nothing is being made, this process may end. */
function keepParentAlive(child: ChildProcess, isNeeded: boolean): void {
  const change = isNeeded ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
}

/** Bytes of an answer, by themselves or one field deep. */
function asBuffers(result: unknown): unknown {
  if (result instanceof Uint8Array) return Buffer.from(result.buffer, result.byteOffset, result.byteLength);
  if (typeof result !== 'object' || result === null) return result;
  return Object.fromEntries(
    Object.entries(result).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? asBuffers(value) : value,
    ]),
  );
}
