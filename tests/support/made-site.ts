import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Db } from '#database/connect.ts';
import { createFileService, unpictured } from '#media/library/files.service.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { createRandom, type Random } from './random.ts';
import { createSampleRecords } from './sample-records.ts';

/** Large enough to go to object storage in parts. */
const filmBytes = 9 * 1024 * 1024;
const seed = 1;
/** What a careless copy would change. */
const words = [
  'Statuario',
  'Crème d’Orsay',
  '大理石',
  'Ωmega',
  'Nero «Assoluto»',
  'مرمر',
  '7 \\ 8 "N"',
  'Verde 🜂',
];

type Size = { records: number; pictures: number };

/** Fills a site with records of every kind, pictures in four formats, and a film: the same for the same size. */
export async function makeSite(
  db: Db,
  { storage, records, pictures }: Size & { storage: FileStorage },
): Promise<void> {
  const random = createRandom(seed);
  const files = createFileService(db, { storage });
  const paths: string[] = [];
  for (let index = 0; index < pictures; index += 1)
    paths.push(await files.add(await drawSlab(random, index)));
  const film = bytesOf(random, filmBytes);
  const sha256 = createHash('sha256').update(film).digest('hex');
  const place = { key: 'videos/quarry.mp4' };
  const facts = { ...unpictured, mime: 'video/mp4', bytes: film.length, sha256 };
  await files.take([{ ...facts, place, originalName: 'Quarry.mp4', open: () => film }]);
  await makeRecords(db, { random, records, paths });
}

/** A picture of four, of noise, so that no two are alike. */
async function drawSlab(random: Random, index: number): Promise<{ key: string; bytes: Buffer }> {
  const size = { width: 60 + (index % 50), height: 40 + (index % 30) };
  const raw = { ...size, channels: 3 } as const;
  const picture = sharp(bytesOf(random, size.width * size.height * 3), { raw });
  const format = (['jpeg', 'png', 'webp', 'gif'] as const)[index % 4] ?? 'png';
  const bytes = await picture.toFormat(format).toBuffer();
  const ending = format === 'jpeg' ? 'jpg' : format;
  return { key: `gallery/hall-${index % 7}/slab-${index}.${ending}`, bytes };
}

async function makeRecords(
  db: Db,
  { random, records, paths }: { random: Random; records: number; paths: readonly string[] },
): Promise<void> {
  const make = createSampleRecords(db);
  const categories: number[] = [];
  for (let index = 0; index < records; index += 1) {
    const name = `${random.pick(words)} ${index}`;
    const picture = random.pick(paths);
    const kind = index % 20;
    if (kind === 0) categories.push((await make.category({ name, image: picture })).id);
    else if (kind < 14) await make.product({ name, category: random.pick(categories), mainImage: picture });
    else if (kind < 16)
      await make.blogPost({ title: name, content: `<p>${name}</p>`, published: kind === 14 });
    else if (kind < 18) await make.socialPost({ caption: name, mediaUrl: picture });
    else await make.galleryProject({ name, featuredImage: picture, galleryImages: [picture] });
  }
}

function bytesOf(random: Random, count: number): Buffer {
  const bytes = Buffer.alloc(count);
  for (let place = 0; place + 4 <= count; place += 4)
    bytes.writeUInt32LE(Math.floor(random.next() * 2 ** 32), place);
  return bytes;
}
