/**
 * Builds the Dockerfile and starts compose.yaml with a container engine, as a project whose volumes are gone afterwards: looks at the image, signs
 * in, uploads, makes a backup, restarts everything, takes it down and up again and looks whether all is there.
 *   node tests/compose.ts [--stand-ins]
 * With --stand-ins an image that no registry gives is made of Debian's packages (proofs/container/stand-ins.ts), under its name until the end.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readStages } from '../proofs/container/container-file.ts';
import { type Engine, findEngine, MissingError } from '../proofs/container/engine.ts';
import { makeStandIn } from '../proofs/container/stand-ins.ts';
import { uploadPicture } from './support/adding-writers.ts';
import { findFreePort } from './support/free-port.ts';
import { openSite, type Site } from './support/signed-in-site.ts';

type Started = { engine: Engine; compose: Engine['compose']; url: string; password: string };

const project = resolve(import.meta.dirname, '..');
const name = 'ashlar-proof';
const image = `localhost/${name}-site`;
const services = ['site', 'database', 'storage'];
const readyWithinMs = 300_000;
/** An answer to each, printed in this order, by the image's own user on a root that only reads. */
const questions = {
  user: ['id -u', '65532'],
  'a root that only reads': ['touch /opt/ashlar/it 2>/dev/null || echo read-only', 'read-only'],
  'room for temporary files': ['touch /tmp/it && echo written', 'written'],
  'nothing that builds': [
    'ls -d node_modules/vite node_modules/typescript node_modules/vitest 2>/dev/null; command -v gcc make python3 git; echo none',
    'none',
  ],
} as const;

try {
  await proveAll();
} catch (error) {
  if (!(error instanceof MissingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function proveAll() {
  const engine = findEngine();
  console.log(engine.name);
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-compose-'));
  const standIns: string[] = [];
  const port = await findFreePort();
  const password = randomBytes(12).toString('hex');
  const compose = composeIn(engine, { folder, port, password });
  try {
    for (const base of imageNames()) {
      if (isThere(engine, base)) continue;
      if (!process.argv.includes('--stand-ins')) throw new MissingError(`${base} cannot be pulled.`);
      makeStandIn(base, { docker: engine.docker, project });
      standIns.push(base);
    }
    engine.docker(['build', '--network=host', `--tag=${image}`, project]);
    try {
      await prove({ engine, compose, url: `http://127.0.0.1:${port}`, password });
    } finally {
      compose(['down', '--volumes', '--timeout=60']);
    }
  } finally {
    for (const standIn of standIns) engine.docker(['image', 'rm', standIn]);
    rmSync(folder, { recursive: true });
  }
  console.log(
    `All of it is so${standIns.length > 0 ? `, with something that stands in for ${standIns.join(', ')}` : ''}.`,
  );
}

/** @returns compose with this project's name, the values of an `.env` and the image that was built */
function composeIn(
  { compose }: Engine,
  at: { folder: string; port: number; password: string },
): Engine['compose'] {
  const secret = () => randomBytes(16).toString('hex');
  const values = {
    PUBLIC_URL: `http://127.0.0.1:${at.port}`,
    SITE_PORT: at.port,
    POSTGRES_PASSWORD: secret(),
    STORAGE_SECRET: secret(),
    ADMIN_PASSWORD: at.password,
  };
  const lines = Object.entries(values).map(([key, value]) => `${key}=${value}\n`);
  const env = join(at.folder, '.env');
  writeFileSync(env, lines.join(''), { mode: 0o600 });
  const more = join(at.folder, 'compose.image.yaml');
  writeFileSync(more, `services:\n  site:\n    image: ${image}\n`);
  const first = [`--project-name=${name}`, `--project-directory=${project}`, `--env-file=${env}`];
  return (args) => compose([...first, `--file=${join(project, 'compose.yaml')}`, `--file=${more}`, ...args]);
}

/** What is not made here: the bases of the Dockerfile's stages, and the images of compose.yaml. */
function imageNames(): string[] {
  const bases = readStages(readFileSync(join(project, 'Dockerfile'), 'utf8')).map(({ base }) => base);
  const images = readFileSync(join(project, 'compose.yaml'), 'utf8').matchAll(/^ +image: (\S+)$/gm);
  return [...new Set([...bases, ...[...images].map(([, found = '']) => found)])];
}

function isThere({ docker }: Engine, base: string): boolean {
  return [
    ['image', 'inspect', base],
    ['pull', '--quiet', base],
  ].some((args) => {
    try {
      docker(args);
      return true;
    } catch {
      return false;
    }
  });
}

async function prove(started: Started) {
  const { compose } = started;
  await bringUp(started);
  for (const [what, [command, answer]] of Object.entries(questions)) {
    check(inSite(started, command), answer, what);
  }
  const site = await openSite(started.url, started.password);
  const path = await uploadPicture(site, 'container');
  const before = await look(site, path);
  const backup = inSite(started, 'npm run --silent backup -- --to /backups');
  console.log(`backup: ${backup}`);

  const began = Date.now();
  compose(['restart', '--timeout=60']);
  await ready(started);
  console.log(`everything restarted, ready after ${Date.now() - began} ms`);
  check(await look(site, path), before, 'after a restart everything is there');

  compose(['stop', '--timeout=60']);
  for (const service of services) {
    check(inspect(started, { service, field: '.State.ExitCode' }), '0', `${service} ends with 0`);
  }
  compose(['down']);
  await bringUp(started);
  check(await look(site, path), before, 'after down and up everything is there');
  // The site makes archives by itself as well, and keeps the newest of a day.
  const kept = inSite(started, 'ls /backups/ashlar-*.tar >/dev/null && echo kept');
  check(kept, 'kept', 'an archive is still there');
}

async function bringUp(started: Started) {
  const began = Date.now();
  started.compose(['up', '--detach', '--no-build']);
  await ready(started);
  console.log(`up after ${Date.now() - began} ms`);
  for (const service of services) {
    check(inspect(started, { service, field: '.State.Health.Status' }), 'healthy', `${service} is healthy`);
  }
}

/** What a visitor and an administrator are shown of the site: its title, how many stones, the bytes of an upload. */
async function look({ ask, visit }: Site, path: string): Promise<string> {
  const home = await (await visit('/')).text();
  const stones = (await ask('GET', 'products')) as unknown[];
  const picture = await visit(path);
  const bytes = (await picture.bytes()).length;
  return `${/<title>([^<]*)/.exec(home)?.[1]}, ${stones.length} stones, ${picture.status} with ${bytes} bytes`;
}

/** Until the engine, which asks by itself, calls all of them healthy. */
async function ready(started: Started) {
  const began = Date.now();
  const isHealthy = (service: string) =>
    inspect(started, { service, field: '.State.Health.Status' }) === 'healthy';
  while (!services.every(isHealthy)) {
    if (Date.now() - began > readyWithinMs) throw new Error(started.compose(['logs', '--tail=20']));
    await wait(500);
  }
}

function inspect(
  { compose, engine }: Started,
  { service, field }: { service: string; field: string },
): string {
  const id = compose(['ps', '--all', '--quiet', service]);
  return engine.docker(['inspect', `--format={{${field}}}`, id]);
}

function inSite({ compose }: Started, command: string): string {
  return compose(['exec', '-T', 'site', 'sh', '-c', command]);
}

function check(found: string, wanted: string, what: string) {
  if (found !== wanted) throw new Error(`Not so: ${what}: ${found} instead of ${wanted}`);
  console.log(`${what}: ${found}`);
}
