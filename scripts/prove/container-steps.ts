/** The steps that make an image, done in folders that stand for the root of each stage. */
import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Stage, Step } from './container-file.ts';

type Place = { root: string; workFolder: string; rootOf: (name: string | undefined) => string };

/** Absolute paths that a step may name; anything else would touch the machine that this runs on. */
const ownPaths = /(?<=^|\s)\/(?=(?:data|opt)(?:\/|\s|$))/g;

export function makeStage(stage: Stage, { root, rootOf }: Omit<Place, 'workFolder'>): string {
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
