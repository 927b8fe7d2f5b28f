/** The project's packages: installed as package-lock.json says, and again only when that or the machine changes. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LaunchError, say } from './failure.mjs';
import { withLock } from './lock.mjs';
import { runNpm } from './npm.mjs';
import { hashPaths, isStamped, stampAfter } from './stamp.mjs';

/** Installs the packages unless the stamp shows that these very ones are there. */
export async function ensurePackages({ root, runtime }) {
  if (!existsSync(join(root, 'package-lock.json'))) {
    throw new LaunchError('Packages could not be installed: package-lock.json is missing.');
  }
  const stamp = join(root, 'node_modules', '.ashlar-packages');
  const content = describePackages(root, runtime);
  if (isStamped(stamp, content)) return;
  await withLock(join(root, '.runtime', 'packages.lock'), async () => {
    if (isStamped(stamp, content)) return;
    say('Installing packages…');
    await stampAfter(stamp, content, () => installPackages(root, runtime));
  });
}

/** The file that runs a package's command, as the package itself declares it. */
export function packageBin(root, packageName, command) {
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

/** Build tools are development packages, so they are asked for even where NODE_ENV says production. */
function installPackages(root, runtime) {
  const purpose = 'Packages could not be installed';
  return runNpm(['ci', '--include=dev'], { cwd: root, purpose, node: runtime.node, env: runtime.env });
}

function describePackages(root, runtime) {
  const lock = hashPaths(root, ['package-lock.json']);
  return `${lock} ${process.platform}-${process.arch} node-${runtime.major}\n`;
}
