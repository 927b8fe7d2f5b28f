import type { Removal } from './removal.ts';

/** Files, pictures and workbooks. */
export const ofFiles: readonly Removal[] = [
  {
    defence: 'files: one that breaks off is nowhere, since it gets its name when it is whole',
    file: 'media/folder-storage.ts',
    takes: 'return withDraft(path, async (draft) => {',
    leaves: 'return withDraft(path, async (_draft, draft = path) => {',
    test: 'media/folder-storage.test.ts',
  },
  {
    defence: 'files: a key never leaves its folder',
    file: 'media/folder-storage.ts',
    takes: `if (!path.startsWith(root + sep) || key.includes('\\0')) throw new Error('A key leaves its folder');`,
    test: 'media/folder-storage.test.ts',
  },
  {
    defence: 'files: they are in place before their row',
    file: 'media/files.service.ts',
    takes: 'if (await storage.create(key, open())) return key;',
    leaves: `setTimeout(() => void storage.create(key, open()), 10);
    return key;`,
    test: 'media/files.service.test.ts',
  },
  {
    defence: 'files: what was stored goes where its row does not come',
    file: 'media/files.service.ts',
    takes: 'await discard();',
    test: 'media/files.service.test.ts',
  },
  {
    defence: 'sweep: uploads without a row go',
    file: 'media/sweep.service.ts',
    takes:
      'if (!(await areUploadsHeld(db, new Date(now)))) for (const { key } of orphans) await storage.remove(key);',
    test: 'media/sweep.service.test.ts',
  },
  {
    defence: 'sweep: unfinished parts go',
    file: 'media/sweep.service.ts',
    takes: `async function sweepUploads(db: Db, storage: FileStorage, now: number): Promise<void> {
  await storage.removeUnfinished(now - unfinishedMs);`,
    leaves: 'async function sweepUploads(db: Db, storage: FileStorage, now: number): Promise<void> {',
    test: 'media/sweep.service.test.ts',
  },
  {
    defence: 'sweep: pictures made of what is gone go',
    file: 'media/sweep.service.ts',
    takes: 'for (const { key } of await findOrphans(db, old, pathOfCached)) await cache.remove(key);',
    leaves: 'await findOrphans(db, old, pathOfCached);',
    test: 'media/sweep.service.test.ts',
  },
  {
    defence: 'sweep: a folder of somebody who is gone goes',
    file: 'media/sweep.service.ts',
    takes: 'await options.incoming.sweep(now - unfinishedMs);',
    test: 'media/sweep.service.test.ts',
  },
  {
    defence: 'sweep: data sheets of long ago go',
    file: 'media/sweep.service.ts',
    takes: 'if (modifiedMs < now - madeAgainMs) await cache.remove(key);',
    test: 'media/sweep.service.test.ts',
  },
  {
    defence: 'sweep: a folder that belongs to another database is left alone',
    file: 'media/sweep.service.ts',
    takes: 'if (orphans.length > maxDoubtless && orphans.length > old.length / 2) {',
    leaves: 'if (orphans.length < 0) {',
    test: 'media/sweep.service.test.ts',
  },
  {
    defence: 'sweep: what a backup reads stays',
    file: 'media/sweep.service.ts',
    takes: 'if (!(await areUploadsHeld(db, new Date(now)))) for',
    leaves: 'for',
    test: 'media/sweep.service.test.ts',
  },
  {
    defence: 'pictures: their pixels are counted before they are decoded',
    file: 'media/clean-picture.ts',
    takes: 'checkExtent({ width: metadata.width, height: metadata.pageHeight ?? metadata.height, frames });',
    test: 'server/api/hostile-uploads.api.test.ts',
  },
  {
    defence: 'files: one has the ending of what its bytes are, not of its name',
    file: 'media/uploads.service.ts',
    takes: 'name: baseNameOf(name), extension: format.extension }',
    leaves: `name: baseNameOf(name), extension: name.split('.').at(-1) ?? '' }`,
    test: 'server/api/hostile-uploads.api.test.ts',
  },
  {
    defence: 'files: each place takes the kinds that belong there',
    file: 'media/uploads.service.ts',
    takes: 'if (!format || !isAccepted(format, accepts)) throw',
    leaves: 'if (!format) throw',
    test: 'server/api/certificate-uploads.api.test.ts',
  },
  {
    defence: 'pictures: what rides behind one is left out',
    file: 'media/clean-picture.ts',
    takes: 'const stripped = isUpright ? strippers[mime]?.(bytes) : undefined;',
    leaves: 'const stripped = isUpright ? bytes : undefined;',
    test: 'server/api/hostile-uploads.api.test.ts',
  },
  {
    defence: 'drawings: only elements of the list stay',
    file: 'media/clean-svg.ts',
    takes: 'if (!svgElements.has(name)) return undefined;',
    test: 'media/clean-svg.test.ts',
  },
  {
    defence: 'drawings: only attributes of the list stay',
    file: 'media/clean-svg.ts',
    takes: 'else if (isHarmlessAttribute(name, value)) attributes[name] = value;',
    leaves: 'else attributes[name] = value;',
    test: 'media/clean-svg.test.ts',
  },
  {
    defence: 'drawings: one that repeats its parts too often is refused',
    file: 'media/clean-svg.ts',
    takes: `if (measureWork(drawing) === undefined) throw tooLarge('This SVG repeats its parts too often');`,
    test: 'media/clean-svg.test.ts',
  },
  {
    defence: 'files: what is no picture, film or certificate is only downloaded',
    file: 'server/plugins/uploaded-files.ts',
    takes: `if (!isShown) reply.header('content-disposition', 'attachment');`,
    test: 'server/plugins/uploaded-files.test.ts',
  },
  {
    defence: 'workbooks: what they unfold to is bounded',
    file: 'content/spreadsheets/unpack-xlsx.ts',
    takes: 'if (unpacked > tableLimits.unpackedBytes) throw tooLarge();',
    test: 'content/spreadsheets/read-table.test.ts',
  },
  {
    defence: 'workbooks: how many parts they have is bounded',
    file: 'content/spreadsheets/unpack-xlsx.ts',
    takes: 'if (zip.entryCount > tableLimits.entries) throw tooLarge();',
    test: 'content/spreadsheets/read-table.test.ts',
  },
];
