/**
 * The processes that a process has started, and that those have started. Test runners put servers and browsers into
 * groups of their own, so a signal to one group doesn't reach them.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const pollMs = 100;
/** @typedef {{ parent: number, born: string }} Born */

/** What is left over when its starter has ended gets this long after each signal. */
const leftoverGraceMs = 2_000;
/** @type {NodeJS.Signals[]} */
const leftoverSignals = ['SIGTERM', 'SIGKILL'];

/**
 * Follows a process's descendants from now on, because they can no longer be told by their parent once that has ended.
 * `end` makes those end that are left.
 * @param {number} pid
 */
export function followTree(pid) {
  /** @type {Map<number, string>} */
  const known = new Map();
  const look = () => {
    const processes = listProcesses();
    for (const [id, { parent, born }] of processes) {
      if (parent === pid || isKnown(processes, known, parent)) known.set(id, born);
    }
  };
  look();
  const timer = setInterval(look, pollMs);
  return {
    async end() {
      look();
      clearInterval(timer);
      for (const signal of leftoverSignals) {
        for (const id of livingOf(known)) send(id, signal);
        for (let waitedMs = 0; waitedMs < leftoverGraceMs && livingOf(known).length > 0; waitedMs += pollMs) {
          await new Promise((resolve) => setTimeout(resolve, pollMs));
        }
      }
    },
  };
}

/**
 * An id is given to another process sooner or later; its time of birth is not.
 * @param {Map<number, Born>} processes
 * @param {Map<number, string>} known
 * @param {number} id
 */
function isKnown(processes, known, id) {
  return known.has(id) && processes.get(id)?.born === known.get(id);
}

/** @param {Map<number, string>} known */
function livingOf(known) {
  const processes = listProcesses();
  return [...known.keys()].filter((id) => isKnown(processes, known, id));
}

/**
 * @param {number} id
 * @param {NodeJS.Signals} signal
 */
function send(id, signal) {
  try {
    process.kill(id, signal);
  } catch {
    // It has ended meanwhile.
  }
}

/**
 * Every running process by its id, parents before their children.
 * @returns {Map<number, Born>}
 */
function listProcesses() {
  const entries = process.platform === 'linux' ? readProc() : askPs();
  return new Map(entries.filter((entry) => entry !== undefined).sort(([one], [other]) => one - other));
}

/**
 * Linux tells in files what `ps` would, and small installations have no `ps`.
 * @returns {([number, Born] | undefined)[]}
 */
function readProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const [state, parent] = fields;
        if (state === 'Z') return undefined;
        return [Number(name), { parent: Number(parent), born: fields[19] ?? '' }];
      } catch {
        return undefined;
      }
    });
}

/** @returns {([number, Born] | undefined)[]} */
function askPs() {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,lstart='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').map((line) => {
    const [, id, parent, born = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return id ? [Number(id), { parent: Number(parent), born }] : undefined;
  });
}
