import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openArchiveSource } from '#backups/archive-place.ts';
import { enterRestore } from '#backups/enter-arrival.ts';
import { restoreArchive } from '#backups/restore-archive.ts';
import { AppError } from '#errors/app-error.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { createFolderStorage } from '#media/storage/folder-storage.ts';
import { readConfig } from '#server/config/config.ts';
import { openStorageOf } from '#server/config/storage-settings.ts';
import { runOperation } from './run-operation.ts';

type Target = { databaseUrl: string; storage: FileStorage };

/** Makes a site of an archive, where the settings say or in a new folder; both have to be empty. */
await runOperation({
  failure: 'Nothing was restored',
  usage: 'npm run restore -- --from ARCHIVE [--into FOLDER]',
  required: ['from'],
  optional: ['into'],
  async run({ from = '', into }, signal) {
    const source = await openArchiveSource(from, process.env);
    const target = into ? await openFolder(resolve(into)) : await openSettings();
    const { createdAt, version, rows, files } = await restoreArchive({
      ...{ source, ...target, signal },
      enter: (db, facts) => enterRestore(db, { ...facts, name: source.name }),
    });
    console.log(
      `Restored the site of ${createdAt} (Ashlar ${version}): ${rows} rows, ${files} files, each compared.`,
    );
    if (into)
      console.log(`Start it with DATA_DIR=${resolve(into)} and neither DATABASE_URL nor STORAGE_URL.`);
  },
});

async function openFolder(folder: string): Promise<Target> {
  const names = await readdir(folder).catch(() => []);
  // What a restore that was killed has left.
  const others = names.filter((name) => name !== 'uploads' && !/^ashlar\.sqlite\.[\w-]+\.part/.test(name));
  if (others.length > 0) {
    throw new AppError('conflict', `the folder ${folder} is not empty; nothing was changed.`);
  }
  return {
    databaseUrl: `sqlite:${join(folder, 'ashlar.sqlite')}`,
    storage: createFolderStorage(join(folder, 'uploads')),
  };
}

async function openSettings(): Promise<Target> {
  const config = readConfig(process.env);
  return { databaseUrl: config.databaseUrl, storage: (await openStorageOf(config)).uploads };
}
