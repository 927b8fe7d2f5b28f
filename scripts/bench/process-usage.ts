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

/** Memory that a process holds at the moment. */
export function memoryMbOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / kilobytesAMegabyte;
}

/** The processes that a process has started. */
export function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}
