import { readdirSync, readFileSync } from 'node:fs';

const nanosecondsAMillisecond = 1_000_000;
const kilobytesAMegabyte = 1_024;

/**
 * Processor time that the threads of some processes have used so far, in milliseconds, by process. Linux tells it, others
 * do not. One that ends meanwhile, such as that of pictures, tells nothing any more.
 */
export function readProcessorMs(pids: readonly number[]): Map<number, number> {
  return new Map(pids.map((pid) => [pid, findProcessorMs(pid) ?? 0]));
}

/** What those have used since that are still there. @param before what each had used */
export function processorMsSince(before: ReadonlyMap<number, number>): number {
  return [...before].reduce(
    (sum, [pid, used]) => sum + Math.max(0, (findProcessorMs(pid) ?? used) - used),
    0,
  );
}

function findProcessorMs(pid: number): number | undefined {
  const threads = readIfThere(() => readdirSync(`/proc/${pid}/task`));
  const texts = threads?.map((thread) =>
    readIfThere(() => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')),
  );
  const nanoseconds = texts?.reduce((sum, text) => sum + Number(text?.split(' ', 1)[0] ?? 0), 0);
  return nanoseconds === undefined ? undefined : nanoseconds / nanosecondsAMillisecond;
}

function readIfThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ESRCH') return undefined;
    throw error;
  }
}

/** Memory that a process holds at the moment; what it shares with others counts in part where it is proportional. */
export function memoryMbOf(pid: number, kind: 'resident' | 'proportional' = 'resident'): number {
  const name = kind === 'resident' ? 'Rss' : 'Pss';
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1];
  return Number(kilobytes) / kilobytesAMegabyte;
}

/** The processes that a process has started. */
export function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}
