import type { Removal } from './removal.ts';

/** Archives and packages. */
export const ofArchives: readonly Removal[] = [
  {
    defence: 'archives: one of which a bit was turned over is refused',
    file: 'server/backups/read-archive.ts',
    takes: `if (!trailer.equals(expected)) throw new Error('Its checksum does not fit: it was cut off or changed');`,
    test: 'server/backups/refused-archives.test.ts',
  },
  {
    defence: 'archives: entries are those of the manifest',
    file: 'server/backups/read-archive.ts',
    takes:
      'if (found.length !== wanted.length || found.some((entry, index) => differs(entry, wanted[index]))) {',
    leaves:
      'if (found.length < wanted.length && found.some((entry, index) => differs(entry, wanted[index]))) {',
    test: 'server/backups/refused-archives.test.ts',
  },
  {
    defence: 'archives: no entry leads out of the uploads',
    file: 'server/backups/read-archive.ts',
    takes: 'if (odd) throw new Error(`It has an entry ${JSON.stringify(odd.name)}`);',
    test: 'server/backups/refused-archives.test.ts',
  },
  {
    defence: 'archives: a part unfolds to what fits the memory',
    file: 'server/backups/read-archive.ts',
    takes: '{ maxOutputLength: maxPartBytes }',
    leaves: '{}',
    test: 'server/backups/refused-archives.test.ts',
  },
  {
    defence: 'archives: rows are counted',
    file: 'server/backups/read-archive.ts',
    takes: 'if ((rows.get(name) ?? 0) !== wanted) throw new Error(',
    leaves: 'if ((rows.get(name) ?? 0) < 0) throw new Error(',
    test: 'server/backups/refused-archives.test.ts',
  },
  {
    defence: 'archives: a place that is not empty is left as it is',
    file: 'server/backups/restore-archive.ts',
    takes: 'await checkStorage(storage, files);',
    test: 'server/backups/refused-archives.test.ts',
  },
  {
    defence: 'packages: none runs a script while it is installed',
    file: '.npmrc',
    takes: 'ignore-scripts=true',
    test: 'tests/packages.test.ts',
  },
  {
    defence: 'packages: each has a licence of the list',
    file: 'package-lock.json',
    takes: `bCeF98mXl9A3/QoL5I7mo5S/mLXgeDgGA==",
      "license": "MIT"`,
    leaves: `bCeF98mXl9A3/QoL5I7mo5S/mLXgeDgGA==",
      "license": "AGPL-3.0-only"`,
    test: 'tests/packages.test.ts',
  },
  {
    defence: 'packages: each has the checksum of its bytes',
    file: 'package-lock.json',
    takes: `"integrity": "sha512-K48ErswC3MlIcBqR0pYIIEl+n9rIgwxgzaM1FxKHMXn7egxr1NHj7bCeF98mXl9A3/QoL5I7mo5S/mLXgeDgGA==",`,
    test: 'tests/packages.test.ts',
  },
  {
    defence: 'packages: the bill of materials names all that is shipped',
    file: 'package.json',
    takes: '"npm sbom --sbom-format=cyclonedx --package-lock-only"',
    leaves: '"npm sbom --sbom-format=cyclonedx --package-lock-only --omit=optional"',
    test: 'tests/packages.test.ts',
  },
  {
    defence: 'packages: what production installs is what the program loads',
    file: 'package.json',
    takes: '"yauzl": "3.4.0",',
    leaves: '',
    test: 'tests/production-packages.test.ts',
  },
];
