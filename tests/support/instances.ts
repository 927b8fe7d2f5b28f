import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findFreePort } from './free-port.ts';
import { openToVisitors } from './open-to-visitors.ts';
import { serverLine } from './server-line.ts';

const root = resolve(import.meta.dirname, '../..');

export type Instance = {
  port: number;
  /** Of the process that runs now. */
  pid: () => number | undefined;
  start: () => Promise<void>;
  /** Ends it, and waits until nothing of it is left. @returns its exit code; null where a signal has ended it */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  /** The last of what its processes have logged. */
  said: () => string;
};

const mostSaid = 8_000;

/** The built program with a folder and a port of its own, which stay the same when it is started again. */
export async function createInstance(folder: string, env: Record<string, string>): Promise<Instance> {
  const port = await findFreePort();
  mkdirSync(folder, { recursive: true });
  await openToVisitors({ DATA_DIR: join(folder, String(port)), ...env });
  let child: ChildProcess | undefined;
  let said = '';
  return {
    port,
    said: () => said,
    pid: () => child?.pid,
    async start() {
      child = spawn(process.execPath, serverLine, {
        cwd: root,
        env: {
          ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
          ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
          ...{ DATA_DIR: join(folder, String(port)), TRUST_PROXY: '127.0.0.1', ...env },
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child.stderr?.on('data', (chunk) => {
        said = (said + chunk).slice(-mostSaid);
      });
      await waitUntilReady(child, port).catch(() => {
        throw new Error(`An instance ended before it was ready: ${said}`);
      });
    },
    async end(signal) {
      if (!child || hasEnded(child)) return child?.exitCode ?? null;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

async function waitUntilReady(child: ChildProcess, port: number): Promise<void> {
  while (!hasEnded(child)) {
    const response = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status === 200) return;
    await new Promise((tryAgain) => setTimeout(tryAgain, 25));
  }
  throw new Error('It ended');
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
