import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Engine } from '#database/connect.ts';
import { lockOnPostgres } from './run-on-postgres.ts';

/** Gives the lock back. */
export type Unlock = () => Promise<void>;

/** Another program: says so when it has the file locked, and keeps it until its input ends. */
const program = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1]);
  database.exec('begin exclusive');
  console.log('locked');
  process.stdin.resume().on('end', () => database.close());`;

/** Locks what the site writes to, as a program of somebody else's does that is in the middle of its work. */
export async function lockDatabase(engine: Engine, url: string): Promise<Unlock> {
  return engine === 'sqlite'
    ? lockSqlite(url.slice('sqlite:'.length))
    : lockOnPostgres(
        url,
        'lock table enquiries, submission_keys, subscribers, preview_tickets in exclusive mode',
      );
}

async function lockSqlite(file: string): Promise<Unlock> {
  const child = spawn(process.execPath, ['-e', program, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return async () => {
    if (child.exitCode !== null) return;
    child.stdin.end();
    await once(child, 'exit');
  };
}
