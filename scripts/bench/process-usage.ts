import { readdirSync, readFileSync } from 'node:fs';

const nanosecondsAMillisecond = 1_000_000;
const kilobytesAMegabyte = 1_024;

/** Processor time that the threads of processes have used so far, in milliseconds. Linux tells it, others do not. */
export function processorMsOf(pids: readonly number[]): number {
  let nanoseconds = 0;
  for (const pid of pids) {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const text = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8');
      nanoseconds += Number(text.split(' ', 1)[0]);
    }
  }
  return nanoseconds / nanosecondsAMillisecond;
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
