/** The production build, of the pages and then of the server: each made once, and again only when its sources change. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError, say } from './failure.mjs';
import { withLock } from './lock.mjs';
import { packageBin } from './packages.mjs';
import { run } from './processes.mjs';
import { hashPaths, isStamped, stampAfter } from './stamp.mjs';

/** @import { Runtime, Project } from './types.ts' */

/** What the build reads as a whole. Of the other areas, pages take rules that hold in the browser as well. */
const sources = [
  'app',
  'content',
  'errors',
  'messages',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'operations/build',
  'operations/compress-assets.mjs',
];

/**
 * Builds if needed. @returns {Promise<string>} what the build printed; empty if nothing had to be done
 * @param {Project} project
 */
export async function ensureBuild({ root, runtime }) {
  if (isBuilt(root)) return '';
  return withLock(join(root, '.runtime', 'build.lock'), async () => {
    let output = '';
    if (!hasPages(root)) {
      say('Building the pages…');
      await stampAfter(stampOf(root), hashSources(root), async () => {
        output = await build(root, runtime);
      });
    }
    if (!hasProgram(root)) {
      await stampAfter(programStampOf(root), hashProgram(root), async () => {
        output += await bundle(root, runtime);
      });
    }
    return output;
  });
}

/**
 * Whether pages and server are built from what is there now.
 * @param {string} root
 */
export function isBuilt(root) {
  return hasPages(root) && hasProgram(root);
}

/** @param {string} root */
function hasPages(root) {
  return isStamped(stampOf(root), hashSources(root));
}

/** @param {string} root */
function hasProgram(root) {
  return isStamped(programStampOf(root), hashProgram(root));
}

/** @param {string} root */
function stampOf(root) {
  return join(root, 'build', '.ashlar-build');
}

/** @param {string} root */
function programStampOf(root) {
  return join(root, 'build', '.ashlar-program');
}

/**
 * The hash of what is built; tests beside the sources don't end up in it.
 * @param {string} root
 */
export function hashSources(root) {
  const paths = [...sources, ...findSharedFiles(root)];
  return `${hashPaths(root, paths, { ignores: isTest })}\n`;
}

/** @param {string} path */
function isTest(path) {
  return /\.test\.tsx?$/.test(path);
}

/**
 * What the server's build is made from: the pages, and the code of every area.
 * @param {string} root
 */
function hashProgram(root) {
  return `${hashPaths(root, ['build/.ashlar-build', ...findFiles(root, isOurs)])}\n`;
}

/** @param {string} name */
function isOurs(name) {
  return name.endsWith('.ts') && !name.endsWith('.test.ts');
}

/**
 * The `*.shared.ts` of every area that is not built as a whole.
 * @param {string} root
 */
function findSharedFiles(root) {
  return findFiles(root, (name) => name.endsWith('.shared.ts'));
}

/**
 * Files of the areas, the folders that `package.json` names for imports, which the pages are not built from as a whole.
 * @param {string} root
 * @param {(name: string) => boolean} isWanted
 */
function findFiles(root, isWanted) {
  /** @type {{ imports: Record<string, string> }} */
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const areas = Object.keys(imports)
    .map((name) => name.slice(1, -'/*'.length))
    .filter((area) => !sources.includes(area) && area !== 'tests' && existsSync(join(root, area)));
  return areas.flatMap((area) =>
    readdirSync(join(root, area), { recursive: true, encoding: 'utf8' })
      .filter(isWanted)
      .sort()
      .map((name) => `${area}/${name}`),
  );
}

/**
 * @param {string} root
 * @param {Runtime} runtime
 */
async function build(root, runtime) {
  rmSync(join(root, 'build'), { recursive: true, force: true });
  const options = { cwd: root, env: { ...runtime.env, NODE_ENV: 'production' } };
  const built = await run(
    runtime.node,
    [packageBin(root, '@react-router/dev', 'react-router'), 'build'],
    options,
  );
  if (built.code !== 0 || !hasOutputs(root)) {
    throw new LaunchError(`The pages could not be built (status ${built.code}).`, built.output);
  }
  const compressed = await run(
    runtime.node,
    [join('operations', 'compress-assets.mjs'), join('build', 'client')],
    options,
  );
  if (compressed.code !== 0)
    throw new LaunchError('The built files could not be compressed.', compressed.output);
  return built.output + compressed.output;
}

/**
 * The server in a few files, which `npm start` runs.
 * @param {string} root
 * @param {Runtime} runtime
 */
async function bundle(root, runtime) {
  const line = ['--disable-warning=ExperimentalWarning', join('operations', 'build', 'bundle-server.mjs')];
  const bundled = await run(runtime.node, line, {
    cwd: root,
    env: { ...runtime.env, NODE_ENV: 'production' },
  });
  if (bundled.code !== 0) throw new LaunchError('The server could not be built.', bundled.output);
  return bundled.output;
}

/**
 * The build's status alone is not proof: some failures of its command line only print a message.
 * @param {string} root
 */
function hasOutputs(root) {
  const server = statSync(join(root, 'build', 'server', 'site', 'index.js'), { throwIfNoEntry: false });
  const assets = join(root, 'build', 'client', 'assets');
  return Boolean(server?.size) && existsSync(assets) && readdirSync(assets).length > 0;
}
