import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { serverLine } from './server-line.ts';

const root = resolve(import.meta.dirname, '..', '..');

/** Starts the built server as `npm start` does, over a folder of the test's own; all of it goes with the test. */
export function createServerStarter() {
  const children: ChildProcess[] = [];
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ashlar-start-'));
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const start = (env: Record<string, string>, node = process.execPath) => {
    const child = spawn(node, serverLine, {
      cwd: root,
      env: {
        ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
        ...{ DATA_DIR: folder, DEMO_CONTENT: 'false', NODE_ENV: 'production', ...env },
      },
    });
    children.push(child);
    return watch(child);
  };
  return Object.assign(start, { folder: () => folder });
}

/** `output`: what people read of it; `log`: the structured lines. */
function watch(child: ChildProcess) {
  let text = '';
  let log = '';
  child.stdout?.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    const lines = String(chunk).split('\n');
    text += lines.filter((line) => !line.startsWith('{')).join('\n');
    log += chunk;
  });
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return {
    output: () => text,
    log: () => log,
    exit: () => exited,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: (signal: NodeJS.Signals) => {
      child.kill(signal);
      return exited;
    },
    says: (words: string) =>
      new Promise<void>((resolveSaid, reject) => {
        const look = () => text.includes(words) && resolveSaid();
        child.stdout?.on('data', look);
        void exited.then(() => reject(new Error(`It ended without saying "${words}": ${text}`)));
        look();
      }),
    isAnswering: async (port: number) => {
      expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
    },
  };
}
