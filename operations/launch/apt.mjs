/** Debian's packages, installed quietly; what apt prints is shown only when it fails. */
import { readFileSync } from 'node:fs';
import { LaunchError } from './failure.mjs';
import { run } from './processes.mjs';

/** Another apt may be running on the machine; this waits for it. */
const lockTimeout = ['-o', 'DPkg::Lock::Timeout=300'];

/** True on Debian itself as root: on distributions made from it the same names may be only stand-ins. */
export function canInstallDebianPackages(releaseFile = '/etc/os-release') {
  try {
    return process.getuid?.() === 0 && /^ID="?debian"?$/m.test(readFileSync(releaseFile, 'utf8'));
  } catch {
    return false;
  }
}

/** @param {string} name */
export async function installDebianPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update', ...lockTimeout], { env });
  const install = await run('apt-get', ['install', '-y', '--no-install-recommends', ...lockTimeout, name], {
    env,
  });
  if (install.code !== 0) {
    throw new LaunchError(`${name} could not be installed with apt-get.`, update.output + install.output);
  }
}
