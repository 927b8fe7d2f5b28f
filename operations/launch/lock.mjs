/**
 * One launcher at a time installs or builds: two started together must not write the same folder. The holder
 * renews the lock's time as it goes, so the lock of a launcher that was killed is taken over after a moment.
 */
import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { say } from './failure.mjs';
import { onStop } from './processes.mjs';

const renewMs = 1000;
const staleMs = 10_000;
const pollMs = 100;

/**
 * Runs `work` while holding the lock `file`, waiting first for whoever holds it now.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 */
export async function withLock(file, work) {
  await acquire(file);
  const renewal = setInterval(() => utimesSync(file, new Date(), new Date()), renewMs);
  const release = () => {
    clearInterval(renewal);
    rmSync(file, { force: true });
  };
  const forget = onStop(release);
  try {
    return await work();
  } finally {
    release();
    forget();
  }
}

/** @param {string} file */
async function acquire(file) {
  mkdirSync(dirname(file), { recursive: true });
  for (let tries = 0; !create(file); tries += 1) {
    if (tries === 5) say('Waiting for another run of this project to finish its preparations…');
    if (ageMs(file) > staleMs) rmSync(file, { force: true });
    else await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

/** @param {string} file */
function create(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return false;
  }
}

/** @param {string} file */
function ageMs(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? Date.now() - stat.mtimeMs : 0;
}
