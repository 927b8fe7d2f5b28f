/** The project's packages: installed as package-lock.json says, and again only when that or the machine changes. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LaunchError, say } from './failure.mjs';
import { withLock } from './lock.mjs';
import { runNpm } from './npm.mjs';
import { hashPaths, isStamped, stampAfter } from './stamp.mjs';

/** @import { Runtime, Project } from './types.ts' */

/**
 * Installs the packages unless the stamp shows that these very ones are there. Where the pages are built already,
 * `isForServing`, production's packages are enough, also when somebody else has installed them (`npm ci --omit=dev`).
 * @param {Project & { isForServing?: boolean }} project
 */
export async function ensurePackages(project) {
  const { root, runtime, isForServing = false } = project;
  if (!existsSync(join(root, 'package-lock.json'))) {
    throw new LaunchError('Packages could not be installed: package-lock.json is missing.');
  }
  if (hasPackages(project)) return;
  await withLock(join(root, '.runtime', 'packages.lock'), async () => {
    if (hasPackages(project)) return;
    say('Installing packages…');
    if (isForServing) await installPackages({ root, runtime, omits: '--omit=dev' });
    else
      await stampAfter(stampOf(root), describePackages(root, runtime), () =>
        installPackages({ root, runtime, omits: '--include=dev' }),
      );
  });
}

/**
 * Whether these very packages are there, or, `isForServing`, production's.
 * @param {Project & { isForServing?: boolean }} project
 */
function hasPackages({ root, runtime, isForServing = false }) {
  return (
    isStamped(stampOf(root), describePackages(root, runtime)) || (isForServing && hasProductionPackages(root))
  );
}

/** @param {string} root */
function stampOf(root) {
  return join(root, 'node_modules', '.ashlar-packages');
}

/**
 * The file that runs a package's command, as the package itself declares it.
 * @param {string} root
 * @param {string} packageName
 * @param {string} command
 */
export function packageBin(root, packageName, command) {
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Asked for by name, because NODE_ENV changes what npm leaves out.
 * @param {Project & { omits: '--omit=dev' | '--include=dev' }} project
 */
function installPackages({ root, runtime, omits }) {
  const purpose = 'Packages could not be installed';
  return runNpm(['ci', omits], { cwd: root, purpose, node: runtime.node, env: runtime.env });
}

/**
 * Whether npm has written down, as it does when an installation is complete, every package that production needs in
 * the version of package-lock.json. Optional ones depend on the machine and are npm's affair.
 * @param {string} root
 */
function hasProductionPackages(root) {
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  const wanted = Object.entries(readPackages(join(root, 'package-lock.json'))).filter(
    ([path, { dev, devOptional, optional, peer }]) => path && !dev && !devOptional && !optional && !peer,
  );
  return wanted.length > 0 && wanted.every(([path, { version }]) => installed[path]?.version === version);
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, dev?: boolean, devOptional?: boolean, optional?: boolean, peer?: boolean }>}
 */
function readPackages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * @param {string} root
 * @param {Runtime} runtime
 */
function describePackages(root, runtime) {
  const lock = hashPaths(root, ['package-lock.json']);
  return `${lock} ${process.platform}-${process.arch} node-${runtime.major}\n`;
}
