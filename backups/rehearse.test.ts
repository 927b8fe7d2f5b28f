import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type Db, urlOf } from '#database/connect.ts';
import { createFolderStorage } from '#media/storage/folder-storage.ts';
import { createMemoryStorage } from '#tests/support/memory-storage.ts';
import { describeOnBothEngines } from '#tests/support/test-database.ts';
import { rehearse } from './rehearse.ts';
import { writeArchive } from './write-archive.ts';

/** A site of one stone and its picture, of before the schema was one migration. */
const older = {
  place: createFolderStorage(resolve(import.meta.dirname, '../tests/fixtures')),
  name: 'site-before-1.0.0.tar',
};
const rehearsalMs = 120_000;

describeOnBothEngines('an archive that is rehearsed beside a site', (openDb) => {
  let db: Db;
  let dataDir: string;

  beforeEach(async () => {
    db = await openDb();
    dataDir = await mkdtemp(join(tmpdir(), 'ashlar-rehearsal-'));
    return () => rm(dataDir, { recursive: true, force: true });
  });
  const site = () => ({ databaseUrl: urlOf(db), dataDir });

  test(
    'of its own version is restored, compared, started, visited and removed',
    async () => {
      const place = createMemoryStorage();
      const { name } = await writeArchive({ db, storage: createMemoryStorage(), target: place });
      // One that was killed; in a container it had the number that this process has.
      await mkdir(join(dataDir, 'rehearsals/killed'), { recursive: true });
      await writeFile(join(dataDir, 'rehearsals/killed/note.json'), JSON.stringify({ database: '' }));
      await writeFile(join(dataDir, 'rehearsals/killed.claim'), '');
      const { proof } = await rehearse({ source: { place, name }, site: site() });
      expect(proof.join(' ')).toMatch(/is whole.+Restored to.+was ready.+0 published records/);
      expect(await readdir(join(dataDir, 'rehearsals'))).toEqual([]);
    },
    rehearsalMs,
  );

  test(
    'of an older version is brought to this one and shows its stone',
    async () => {
      const { proof, fileCount } = await rehearse({ source: older, site: site() });
      expect(fileCount).toBe(1);
      expect(proof.join(' ')).toMatch(/is of an older version.+was ready.+3 published records/);
    },
    rehearsalMs,
  );
});
