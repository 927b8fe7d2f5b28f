import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import satisfies from 'spdx-satisfies';
import { describe, expect, test } from 'vitest';

type LockedPackage = {
  license?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  integrity?: string;
  inBundle?: boolean;
  hasInstallScript?: boolean;
};

const root = resolve(import.meta.dirname, '..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const packages = Object.entries<LockedPackage>(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), ...entry }));

/** What ships with a site may be passed on in a closed product; weak copyleft only as a library of its own file. */
const shipped = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
];
/** libvips, which is loaded as a shared library and replaceable. */
const replaceable = ['LGPL-3.0-or-later'];
/** What only builds and tests; the fonts are served, under the terms that fonts have. */
const building = [
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];
/** Where the manifest does not say it, and the package's own LICENSE or Readme does. */
const readInPackage: Record<string, string> = {
  ...{ 'png-js': 'MIT', busboy: 'MIT', streamsearch: 'MIT' },
  'humanize-number': 'MIT',
};

/** What only some kinds of machine need. */
const partOfMachines: Record<string, string> = {
  '@img/sharp-libvips-': 'on Windows it is in the package beside it',
  fsevents: 'watches files on macOS',
};

test('a developer installs the same packages on Linux, macOS and Windows', () => {
  const bound = packages.filter(({ os }) => os);
  const families = Map.groupBy(bound, ({ name, os = [] }) => name.split(os[0] ?? '')[0]);
  const missing = [...families]
    .filter(([name]) => !(String(name) in partOfMachines))
    .flatMap(([name, members]) =>
      ['linux', 'darwin', 'win32']
        .filter((system) => !members.some(({ os }) => os?.includes(system)))
        .map((system) => `${name} for ${system}`),
    );
  expect(missing).toEqual([]);
});

describe('a hoster who looks at the packages', () => {
  test('finds every licence among those that a site may be passed on with', () => {
    const refused = packages.filter(({ name, license, dev }) => {
      const allowed = [...shipped, ...(isImageLibrary(name) ? replaceable : []), ...(dev ? building : [])];
      return !isAllowed(license ?? readInPackage[name], allowed);
    });
    expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  // A developer's tool for a machine of another kind is not in every registry; nothing of it is ever part of a site.
  const isToolOfOthers = ({ dev, optional, os }: LockedPackage) => Boolean(dev && optional && os);

  test('finds the bytes of each written down, so that no other can be installed in its name', () => {
    const unchecked = packages.filter(
      (entry) => !entry.integrity?.startsWith('sha512-') && !entry.inBundle && !isToolOfOthers(entry),
    );
    expect(unchecked.map(({ name }) => name)).toEqual([]);
  });

  test('finds that none runs a script of its own while it is installed', () => {
    expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
    // It would fetch a Java runtime; tests use the machine's.
    const withScripts = packages.filter(({ hasInstallScript }) => hasInstallScript);
    expect(withScripts.map(({ name }) => name)).toEqual(['vnu-jar']);
  });

  test('gets a bill of materials that names everything that is shipped, with its licence and its bytes', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const [command = '', ...args] = String(scripts.sbom).split(' ');
    const { components } = JSON.parse(execFileSync(command, args, { cwd: root, encoding: 'utf8' }));
    type Component = { name: string; licenses?: unknown[]; hashes?: unknown[] };
    const listed = new Set((components as Component[]).map(({ name }) => name));
    const wanted = packages.filter(({ dev, inBundle }) => !dev && !inBundle).map(({ name }) => name);
    expect(wanted.filter((name) => !listed.has(name))).toEqual([]);
    const bare = (components as Component[]).filter(({ licenses, hashes }) => !licenses || !hashes);
    const known = [...Object.keys(readInPackage), ...packages.filter(isToolOfOthers).map(({ name }) => name)];
    expect(bare.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });
});

/** The picture library's parts for each kind of machine. */
const isImageLibrary = (name: string) => name.startsWith('@img/sharp-');

/** An expression such as `(MIT OR CC0-1.0)`; nothing is allowed that is not said. */
function isAllowed(expression: string | undefined, allowed: string[]): boolean {
  return expression !== undefined && satisfies(expression, allowed);
}
