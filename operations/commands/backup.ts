import { openArchivePlace } from '#backups/archive-place.ts';
import { readArchiveSummary } from '#backups/read-archive.ts';
import { writeArchive } from '#backups/write-archive.ts';
import { openSnapshot } from '#database/transfer/snapshot.ts';
import { readConfig } from '#server/config/config.ts';
import { openStorageOf } from '#server/config/storage-settings.ts';
import { openMigrated } from '#server/open-database.ts';
import { runOperation } from './run-operation.ts';

/** Writes everything that the site holds into one archive; the site may run meanwhile. */
await runOperation({
  failure: 'There is no new backup',
  usage: 'npm run backup -- --to FOLDER (or s3://bucket?endpoint=…&region=…)',
  required: ['to'],
  async run({ to = '' }, signal) {
    const config = readConfig(process.env);
    // Opening a database makes one where there is none.
    await (await openSnapshot(config.databaseUrl)).close();
    const { uploads: storage } = await openStorageOf(config);
    const target = await openArchivePlace(to, process.env);
    const db = await openMigrated(config.databaseUrl);
    try {
      const written = await writeArchive({ db, storage, target, signal });
      const { name, bytes, rows, files, sha256 } = await readArchiveSummary({
        place: target,
        name: written.name,
      });
      console.log(`${name}: ${bytes} bytes, ${rows} rows, ${files} files, sha-256 ${sha256}`);
      for (const key of written.missing) console.log(`Attention: the upload ${key} is not in the storage.`);
    } finally {
      await db.destroy();
    }
  },
});
