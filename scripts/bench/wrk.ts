import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browsersEncodings } from './ask-many.ts';
import { isThere } from './other-servers.ts';

export type Throughput = { perSecond: number; p99Ms: number };

const connections = 64;
const seconds = 2;
const milliseconds = { us: 0.001, ms: 1, s: 1_000 };

/** Requests a second with 64 connections, and how long all but the slowest hundredth waited; by `wrk`, if it is there. */
export function createThroughputMeter(): ((url: string) => Promise<Throughput>) | undefined {
  if (!isThere('wrk', '-v')) return undefined;
  return async (url) => {
    const header = `accept-encoding: ${browsersEncodings}`;
    const line = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', header, url];
    return readThroughput((await promisify(execFile)('wrk', line)).stdout);
  };
}

/** @throws Error where the program says something else than it does today, or some responses were none */
export function readThroughput(output: string): Throughput {
  const perSecond = /^Requests\/sec:\s+([\d.]+)$/m.exec(output)?.[1];
  const [, p99, unit] = /^\s+99%\s+([\d.]+)(us|ms|s)$/m.exec(output) ?? [];
  if (perSecond === undefined || p99 === undefined || /Socket errors|Non-2xx/.test(output)) {
    throw new Error(`wrk could not measure:\n${output}`);
  }
  return {
    perSecond: Number(perSecond),
    p99Ms: Number(p99) * milliseconds[unit as keyof typeof milliseconds],
  };
}
