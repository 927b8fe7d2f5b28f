import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const root = resolve(import.meta.dirname, '../..');

/** The site itself, or one of the programs that an operator calls beside it. */
export type Command = 'main' | 'backup' | 'restore' | 'rehearse' | 'copy';
export type CommandResult = { code: number | null; said: string; complained: string };

/** Starts what `npm run NAME` starts, with the settings that it is given and no others. */
export function startCommand(name: Command, args: string[], env: Record<string, string> = {}) {
  const program = name === 'main' ? 'server/main.ts' : `operations/commands/${name}.ts`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]).then(
    ([[code], said, complained]): CommandResult => ({ code, said, complained: complained.trim() }),
  );
  return {
    ended,
    /** As a machine that loses its power. */
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** @throws Error with what it complained of, where it does not end well */
export async function runCommand(
  name: Command,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { code, said, complained } = await startCommand(name, args, env).ended;
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${complained}`);
  return said;
}
