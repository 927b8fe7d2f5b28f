/** Images under the names that the project's files use, made of Debian's packages where no registry can be reached. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type Engine, MissingError } from './engine.ts';

type Making = { docker: Engine['docker']; project: string };

const folderOfFiles = join(import.meta.dirname, 'stand-ins');
const debian = 'localhost/ashlar-proof-debian';
const mirror = 'http://deb.debian.org/debian';

const makers: Record<string, (making: Making) => void> = { node, postgres, versitygw };

/** @param name as in `FROM` or `image:`. @throws MissingError where nothing here stands in for it, or it cannot be made */
export function makeStandIn(name: string, making: Making): void {
  const make = makers[/([^/:]+):[^/]*$/.exec(name)?.[1] ?? ''];
  if (!make) throw new MissingError(`${name} cannot be pulled, and nothing here stands in for it.`);
  console.log(`${name} cannot be pulled: something is made that stands in for it.`);
  make({ ...making, docker: (args) => making.docker(args.map((word) => (word === 'NAME' ? name : word))) });
}

/** Debian with the Node.js that runs this, and its npm. */
function node({ docker }: Making) {
  makeDebian(docker, { suite: 'bookworm', packages: 'libatomic1,busybox' });
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-stand-in-'));
  cpSync(join(folderOfFiles, 'node'), folder, { recursive: true });
  cpSync(process.execPath, join(folder, 'node'));
  const npm = realpathSync(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim());
  cpSync(resolve(npm, '../..'), join(folder, 'npm'), { recursive: true });
  // A network that has an authority of its own tells Node.js of it in this variable.
  const authority = process.env.NODE_EXTRA_CA_CERTS;
  mkdirSync(join(folder, 'etc'));
  if (authority) cpSync(authority, join(folder, 'etc', 'authorities.crt'));
  writeFileSync(join(folder, 'etc', 'npmrc'), authority ? 'cafile=/usr/local/etc/authorities.crt\n' : '');
  docker(['build', '--quiet', '--tag', 'NAME', folder]);
  rmSync(folder, { recursive: true });
}

function postgres({ docker }: Making) {
  makeDebian(docker, { suite: 'forky', packages: 'postgresql-18' });
  docker(['build', '--quiet', '--tag', 'NAME', join(folderOfFiles, 'postgres')]);
}

/** The storage of the tests, with the packages that the Dockerfile's first stage installs. */
function versitygw({ docker, project }: Making) {
  const stage = ['--network=host', '--target=build', '--tag=localhost/ashlar-proof-build', project];
  docker(['build', '--quiet', ...stage]);
  const file = join(folderOfFiles, 'storage', 'Dockerfile');
  docker(['build', '--quiet', '--tag', 'NAME', '--file', file, join(project, 'tests', 'support')]);
}

function makeDebian(docker: Engine['docker'], { suite, packages }: { suite: string; packages: string }) {
  const image = `${debian}:${suite}`;
  if (docker(['image', 'ls', '--quiet', image]) !== '') return;
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-debian-'));
  const root = join(folder, 'root');
  try {
    const script = resolve('/usr/share/debootstrap/scripts/sid');
    const args = ['--variant=minbase', `--include=${packages}`, suite, root, mirror, script];
    execFileSync('debootstrap', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    rmSync(folder, { recursive: true, force: true });
    throw new MissingError(
      `${image} could not be made: it takes the superuser, the program debootstrap and Debian's packages.`,
    );
  }
  const archive = join(dirname(root), 'root.tar');
  // The clusters that Debian's package makes are not what the image's own start makes.
  execFileSync('tar', ['-C', root, '--exclude=./var/lib/postgresql/*', '-cf', archive, '.']);
  docker(['import', archive, image]);
  rmSync(folder, { recursive: true, force: true });
}
