import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { askOnce } from './ask-many.ts';
import { childrenOf } from './process-usage.ts';

export type StartedServer = {
  port: number;
  /** Its process, and those that it has started. */
  pids: () => number[];
  /** From its first moment until its first page had come whole. */
  startMs: number;
  stop: () => Promise<void>;
};

const retryMs = 2;
const deadlineMs = 15 * 60_000;

/** Starts a program that listens on a port, and waits until its first page has come. @throws Error where it ends before */
export async function startServer(
  program: { command: string; args: string[]; env?: Record<string, string> },
  { port, cwd }: { port: number; cwd?: string },
): Promise<StartedServer> {
  const startedAt = performance.now();
  const child = spawn(program.command, program.args, {
    env: { ...process.env, ...program.env },
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(cwd && { cwd }),
  });
  const ended = once(child, 'exit');
  const endWithThis = () => void child.kill();
  process.once('exit', endWithThis);
  await reach(child, port);
  const startMs = performance.now() - startedAt;
  return {
    port,
    pids: () => [Number(child.pid), ...childrenOf(Number(child.pid))],
    startMs,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', endWithThis);
    },
  };
}

async function reach(child: ChildProcess, port: number): Promise<void> {
  const until = performance.now() + deadlineMs;
  while (!(await isAnswering(port)) || child.exitCode !== null) {
    if (child.exitCode !== null || performance.now() > until) {
      throw new Error(`${child.spawnargs.join(' ')} does not answer on port ${port}`);
    }
    await wait(retryMs);
  }
}

/** A port that is open says little: it may be tried out before it is listened on. */
function isAnswering(port: number): Promise<boolean> {
  return askOnce({ port, path: '/' }).then(
    () => true,
    () => false,
  );
}
