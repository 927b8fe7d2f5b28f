import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { createPictureProcess } from './picture-process.ts';
import type { PictureTasks } from './picture-tasks.ts';

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

function open(options = {}) {
  const pictures = createPictureProcess<PictureTasks>(
    new URL('./picture-worker.ts', import.meta.url),
    options,
  );
  ended.push(pictures.end);
  return pictures;
}

const size = { width: 480, format: 'webp' } as const;
const slab = () => sharp({ create: { width: 900, height: 600, channels: 3, background: '#889' } });

test('pictures are made in a process of their own, one for all', async () => {
  const pictures = open();
  const bytes = await slab().jpeg().toBuffer();
  expect(await pictures.run('inspectPicture', bytes)).toMatchObject({ mime: 'image/jpeg', width: 900 });
  const pid = pictures.pid();
  expect(pid).not.toBe(process.pid);
  const made = await Promise.all([1, 2].map(() => pictures.run('renderVariant', bytes, size)));
  expect(await sharp(made[0]).metadata()).toMatchObject({ format: 'webp', width: 480 });
  expect(pictures.pid()).toBe(pid);
});

test('what is refused there arrives as it was said', async () => {
  await expect(open().run('cleanPicture', Buffer.from('no picture'), 'image/jpeg')).rejects.toMatchObject({
    name: 'AppError',
    code: 'wrong-type',
    message: expect.stringContaining('This picture is damaged'),
  });
});

test('a picture whose process is killed is made by the next one', async () => {
  const pictures = open();
  const bytes = await slab().png().toBuffer();
  await pictures.run('inspectPicture', bytes);
  const pid = pictures.pid() ?? 0;
  const made = pictures.run('renderVariant', bytes, size);
  process.kill(pid, 'SIGKILL');
  expect(await sharp(await made).metadata()).toMatchObject({ width: 480 });
  expect(pictures.pid()).not.toBe(pid);
});

test('the process ends when nothing is made for a while, and begins again with the next picture', async () => {
  const pictures = open({ idleMs: 1 });
  const bytes = await slab().jpeg().toBuffer();
  await pictures.run('inspectPicture', bytes);
  await vi.waitFor(() => expect(pictures.pid()).toBeUndefined(), { timeout: 10_000 });
  expect(await pictures.run('inspectPicture', bytes)).toMatchObject({ height: 600 });
});
