import assert from 'node:assert/strict';
import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { startPostgres } from './postgres.mjs';
import { findPostgres } from './postgres-programs.mjs';
import { makeFolder, startModule, writeProgram } from './testing.mjs';

/** @import { TestContext } from 'node:test' */

const initdb = 'mkdir -p "$2"';
/** Behaves like PostgreSQL's server as far as the launcher can see: its state file, its answer to SIGQUIT. */
const server = `
  test "$1" = --version && echo 'postgres (PostgreSQL) 15.18' && exit 0
  trap 'exit 0' QUIT
  printf '1\\n2\\n3\\n4\\n5\\n6\\n7\\nready   \\n' > "$2/postmaster.pid"
  while true; do sleep 0.05; done`;

/** A folder that the user who runs the server may enter, also when the tests run as root. */
/** @param {TestContext} t */
function makeOpenFolder(t) {
  const folder = makeFolder(t);
  chmodSync(folder, 0o777);
  return folder;
}

/** @param {TestContext} t */
function makePrograms(t, postgres = server) {
  const folder = makeOpenFolder(t);
  writeProgram(folder, 'initdb', initdb);
  writeProgram(folder, 'postgres', postgres);
  process.env.TMPDIR = makeOpenFolder(t);
  return { find: async () => folder, folder, scratch: process.env.TMPDIR };
}

test('a server that TEST_POSTGRES_URL names is used as it is', async () => {
  const env = { TEST_POSTGRES_URL: 'postgres://there/db' };
  const postgres = await startPostgres({ root: '/nowhere', env });
  assert.equal(postgres.url, 'postgres://there/db');
  await postgres.stop();
});

test('a server is started on a port of its own and leaves nothing behind', async (t) => {
  const { find, scratch } = makePrograms(t);
  const postgres = await startPostgres({ root: scratch, env: {}, find });
  assert.match(postgres.url, /^postgres:\/\/postgres@127\.0\.0\.1:\d+\/postgres$/);
  assert.equal(readdirSync(scratch).length, 1);
  await postgres.stop();
  assert.deepEqual(readdirSync(scratch), []);
});

test('a server that does not start is told in its own words, and leaves nothing behind', async (t) => {
  const { find, scratch } = makePrograms(t, 'echo "FATAL: no room" >&2; exit 1');
  const attempt = startPostgres({ root: scratch, env: {}, find });
  await assert.rejects(attempt, { message: /did not start/, output: /FATAL: no room/ });
  assert.deepEqual(readdirSync(scratch), []);
});

test('a signal to the launcher stops the server and removes its folder', async (t) => {
  const { folder, scratch } = makePrograms(t);
  const launcher = startModule(
    t,
    `import { startPostgres } from './postgres.mjs';
     import { stopOnSignals } from './processes.mjs';
     stopOnSignals();
     await startPostgres({ root: '/nowhere', env: {}, find: async () => ${JSON.stringify(folder)} });
     console.log('started');`,
  );
  await launcher.printed('started');
  launcher.child.kill('SIGINT');
  launcher.child.kill('SIGINT');
  assert.equal((await launcher.ended).code, 130);
  assert.deepEqual(readdirSync(scratch), []);
});

test('the newest PostgreSQL on the machine is found, and one too old is passed over', async (t) => {
  const folder = makeOpenFolder(t);
  /** @type {{ env: NodeJS.ProcessEnv, places: [place: string, way: string][] }} */
  const search = { env: { PATH: '' }, places: [[folder, 'bin']] };
  /** @type {(version: number) => void} */
  const addVersion = (version) => {
    writeProgram(folder, `${version}/bin/initdb`, initdb);
    writeProgram(folder, `${version}/bin/postgres`, `echo "postgres (PostgreSQL) ${version}.2"`);
  };
  addVersion(9);
  assert.equal(await findPostgres(search), undefined);
  addVersion(15);
  addVersion(16);
  assert.equal(await findPostgres(search), join(folder, '16/bin'));
});
