import { z } from 'zod';
import type { Db } from '#database/connect.ts';
import type { FileStorage } from '#media/folder-storage.ts';
import { createMediaService } from '#media/media.service.ts';
import { listFiles, readBytes, readContent } from './demo-files.ts';

const pictureNotesSchema = z.record(
  z.string(),
  z.object({ alt: z.string(), focal: z.tuple([z.number(), z.number()]).default([0.5, 0.5]) }),
);

/** Pictures read at once; each holds a decoded picture in memory for a moment. */
const batchSize = 4;

/** Takes in every picture, video and certificate of the demo company. */
export async function loadFiles(db: Db, storage: FileStorage): Promise<void> {
  const media = createMediaService(db, { storage });
  const notes = pictureNotesSchema.parse(await readContent('pictures.json'));
  const names = await listFiles('pictures', '.webp');
  for (let start = 0; start < names.length; start += batchSize) {
    const batch = names.slice(start, start + batchSize).map(async (name) => {
      const bytes = await readBytes('pictures', name);
      const { alt = '', focal } = notes[name] ?? {};
      await media.addPicture({ name, bytes, alt, ...(focal && { focal }) });
    });
    await Promise.all(batch);
  }
  for (const name of await listFiles('videos', '.mp4')) {
    await media.addVideo({ name: `videos/${name}`, bytes: await readBytes('videos', name) });
  }
  for (const name of await listFiles('certificates', '.pdf')) {
    const bytes = await readBytes('certificates', name);
    await media.addDocument({ name: `certificates/${name}`, bytes, mime: 'application/pdf' });
  }
}
