import { z } from 'zod';
import type { Db } from '#database/connect.ts';
import { createFileService } from '#media/library/files.service.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { listFiles, readBytes, readContent } from './demo-files.ts';
import { readSlabs, slabsFolder } from './slab-drafts.ts';

const pictureNotesSchema = z.record(
  z.string(),
  z.object({ alt: z.string(), focal: z.tuple([z.number(), z.number()]).default([0.5, 0.5]) }),
);

/** What is said of a picture that has no notes. */
const unnoted = { alt: '', focal: [0.5, 0.5] } as const;

/** Pictures read at once; each holds a decoded picture in memory for a moment. */
const batchSize = 4;

/** Takes in every picture, video and certificate of the demo company. @returns their paths */
export async function loadFiles(db: Db, storage: FileStorage): Promise<string[]> {
  const files = createFileService(db, { storage });
  const notes = pictureNotesSchema.parse(await readContent('pictures.json'));
  const paths: string[] = [];
  const ofStones = (await listFiles('pictures', '.webp')).map((key) => {
    const { alt, focal } = notes[key] ?? unnoted;
    const read = () => readBytes('pictures', key);
    return { key, alt, focalX: focal[0], focalY: focal[1], read };
  });
  const ofSlabs = (await readSlabs()).map(({ picture, alt }) => {
    const read = () => readBytes(slabsFolder, picture);
    return { key: `${slabsFolder}/${picture}`, alt, focalX: 0.5, focalY: 0.5, read };
  });
  const pictures = [...ofStones, ...ofSlabs];
  for (let start = 0; start < pictures.length; start += batchSize) {
    const batch = pictures.slice(start, start + batchSize).map(async ({ read, ...picture }) => {
      return files.add({ ...picture, bytes: await read() });
    });
    paths.push(...(await Promise.all(batch)));
  }
  const others = [
    { folder: 'videos', ending: '.mp4' },
    { folder: 'certificates', ending: '.pdf' },
  ];
  for (const { folder, ending } of others) {
    for (const name of await listFiles(folder, ending))
      paths.push(await files.add({ key: `${folder}/${name}`, bytes: await readBytes(folder, name) }));
  }
  return paths;
}
