import { randomBytes, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';

export type LibraryFile = { name: string; mimeType: string; buffer: Buffer };

/** A picture that no other test has: its colours and its name are its own. It is 40 pixels to a square. */
export async function makeLibraryFile(
  stem = 'slab',
  { width, height } = { width: 8, height: 6 },
): Promise<LibraryFile> {
  const channels = 3;
  const buffer = await sharp(randomBytes(width * height * channels), { raw: { width, height, channels } })
    .resize(width * 40, height * 40, { kernel: 'nearest' })
    .png()
    .toBuffer();
  return { name: `${stem}-${randomUUID().slice(0, 8)}.png`, mimeType: 'image/png', buffer };
}

/** Makes a picture for each stem and puts it into the library. @returns their paths */
export async function fillLibrary(
  request: APIRequestContext,
  { token, stems }: { token: string; stems: readonly string[] },
): Promise<string[]> {
  const paths: string[] = [];
  for (const stem of stems) {
    paths.push(await addToLibrary(request, { token, file: await makeLibraryFile(stem) }));
  }
  return paths;
}

/** Puts a file into the library as the back office does. @returns its path */
export async function addToLibrary(
  request: APIRequestContext,
  options: { token: string; file: LibraryFile },
): Promise<string> {
  const response = await request.post('/api/upload', {
    headers: { authorization: `Bearer ${options.token}` },
    multipart: { type: 'gallery', file: options.file },
  });
  const { path } = (await response.json()) as { path: string };
  return path;
}
