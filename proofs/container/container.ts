/**
 * Follows the Dockerfile where there is no Docker: makes every stage in a folder, starts the last one as its own user, who can write
 * to /data and a folder for temporary files only, asks its health check, looks at a page and stops it by its signal.
 *   node proofs/container/container.ts
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyContext } from './container-context.ts';
import { type Image, imageOf, readStages, type Stage, type Step } from './container-file.ts';
import { findPort } from './find-port.ts';

type Machine = { image: Image; root: string; workFolder: string; folder: string; port: number };

const project = resolve(import.meta.dirname, '../..');
const openToAll = 0o755;
const readyWithinMs = 120_000;
const notServing = [
  'vite',
  'typescript',
  'vitest',
  '@biomejs/biome',
  '@playwright/test',
  '@react-router/dev',
];

const folder = mkdtempSync(join(tmpdir(), 'ashlar-container-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));
chmodSync(folder, openToAll);

/** Absolute paths that a step may name; anything else would touch the machine that this runs on. */
const ownPaths = /(?<=^|\s)\/(?=(?:data|opt)(?:\/|\s|$))/g;

await prove();

async function prove() {
  const stages = readStages(readFileSync(join(project, 'Dockerfile'), 'utf8'));
  copyContext(project, join(folder, 'context'));
  const rootOf = (name: string | undefined) => join(folder, name === undefined ? 'context' : `stage-${name}`);
  let workFolder = '/';
  for (const stage of stages) workFolder = makeStage(stage, { root: rootOf(stage.name), rootOf });
  const last = stages.at(-1);
  if (!last) throw new Error('The Dockerfile has no stage.');
  const image = imageOf(last);
  const machine = { image, root: rootOf(last.name), workFolder, folder, port: await findPort() };
  const extra = notServing.filter((name) => existsSync(join(machine.root, workFolder, 'node_modules', name)));
  check(extra.length === 0, `the last stage is without what only builds (${extra})`);
  await proveRunning(machine);
}

/** The steps that make an image, done in folders that stand for the root of each stage. */
type Place = { root: string; workFolder: string; rootOf: (name: string | undefined) => string };

function makeStage(stage: Stage, { root, rootOf }: Omit<Place, 'workFolder'>): string {
  let workFolder = '/';
  for (const step of stage.steps) {
    if (step.word === 'WORKDIR') {
      workFolder = resolve(workFolder, step.text);
      mkdirSync(join(root, workFolder), { recursive: true });
    }
    if (step.word === 'COPY') copy(step, { root, workFolder, rootOf });
    if (step.word === 'RUN') run(step, { root, workFolder });
  }
  return workFolder;
}

function run({ text }: Step, { root, workFolder }: Omit<Place, 'rootOf'>): void {
  const command = text.replaceAll(ownPaths, `${root}/`);
  if (/(?:^|\s)\//.test(text.replaceAll(ownPaths, ''))) throw new Error(`Not to be done here: RUN ${text}`);
  const began = Date.now();
  const { PATH, HOME } = process.env;
  execFileSync('sh', ['-c', command], {
    cwd: join(root, workFolder),
    env: { PATH, HOME },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(`RUN ${text}: ${Math.round((Date.now() - began) / 1000)} s`);
}

function copy({ flags, args }: Step, { root, workFolder, rootOf }: Place): void {
  const from = rootOf(flags.from);
  const to = args.at(-1) ?? '';
  const target = join(root, resolve(workFolder, to));
  for (const source of args.slice(0, -1)) {
    const path = join(from, source);
    const isFile = !statSync(path).isDirectory();
    const end = isFile && /(?:^\.|\/)$/.test(to) ? join(target, basename(source)) : target;
    mkdirSync(dirname(end), { recursive: true });
    cpSync(path, end, { recursive: true, verbatimSymlinks: true });
  }
  if (flags.chown) own(target, flags.chown);
}

/** Only who may do it can: to anybody else the files belong anyway. */
function own(target: string, owner: string): void {
  if (process.getuid?.() !== 0) return;
  const [uid = 0, gid = uid] = owner.split(':').map(Number);
  const below = statSync(target).isDirectory()
    ? readdirSync(target, { recursive: true, encoding: 'utf8' })
    : [];
  for (const path of ['', ...below]) chownSync(join(target, path), uid, gid);
}

async function proveRunning(machine: Machine) {
  const began = Date.now();
  const server = start(machine, machine.image.command);
  try {
    while (healthOf(machine) !== 0) {
      check(server.exitCode === null && Date.now() - began < readyWithinMs, 'the server is starting');
      await wait(200);
    }
    console.log(`ready after ${Date.now() - began} ms`);
    const page = await fetch(`http://127.0.0.1:${machine.port}/`);
    check(page.status === 200 && (await page.text()).includes('</html>'), 'a visitor sees the site');
    const uids = readFileSync(`/proc/${server.pid}/status`, 'utf8').match(/^Uid:.*$/m)?.[0];
    console.log(`it runs as ${uids}`);
    check(
      spawnSync('find', strangersIn(machine), { encoding: 'utf8' }).stdout === '',
      'it can write nowhere else',
    );
    server.kill(machine.image.stopSignal);
    const [code] = await once(server, 'exit');
    check(code === 0, `told to stop, it ends by itself with 0 (${code})`);
    check(healthOf(machine) === 1, 'a stopped server is not healthy');
  } finally {
    server.kill('SIGKILL');
  }
}

/** What of the image its user could change, but for /data. */
function strangersIn({ root, image }: Machine): string[] {
  const { uid, gid } = image.user;
  const owned = ['-uid', `${uid}`, '-o', '-gid', `${gid}`, '-o', '-perm', '-o+w'];
  return [root, '-path', join(root, 'data'), '-prune', '-o', '!', '-type', 'l', '(', ...owned, ')', '-print'];
}

function healthOf(machine: Machine): number | null {
  const [command = '', ...args] = machine.image.healthCheck;
  return spawnSync(command, args, { ...optionsOf(machine), stdio: 'ignore' }).status;
}

function start(machine: Machine, [command = '', ...args]: string[]): ChildProcess {
  return spawn(command, args, { ...optionsOf(machine), stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Only the superuser may become somebody else. */
function optionsOf({ image, root, workFolder, folder, port }: Machine) {
  const { uid, gid } = image.user;
  const temporary = join(folder, 'tmp');
  if (!existsSync(temporary)) mkdirSync(temporary);
  const isSuperuser = process.getuid?.() === 0;
  if (isSuperuser) chownSync(temporary, uid, gid);
  const inside = Object.entries(image.env).map(([name, value]) => [
    ...[name, value.startsWith('/') ? join(root, value) : value],
  ]);
  return {
    cwd: join(root, workFolder),
    env: { PATH: process.env.PATH, ...Object.fromEntries(inside), TMPDIR: temporary, PORT: `${port}` },
    ...(isSuperuser ? { uid, gid } : {}),
  };
}

function check(isTrue: boolean, what: string) {
  if (!isTrue) throw new Error(`Not so: ${what}`);
}
