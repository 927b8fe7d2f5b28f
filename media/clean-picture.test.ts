import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawHalves, makePhotograph, pngChunk } from '#tests/support/sample-pictures.ts';
import { cleanPicture } from './clean-picture.ts';

const secret = 'Taken at home, 26.9 N 75.8 E';

/** Three frames, one above the other as sharp takes them in. */
async function makeAnimation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#a00', '#0a0', '#00a'].map((background) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(format, { delay: [100, 200, 300], loop: 3 })
    .toBuffer();
}

/** Puts a comment behind the header of a GIF, where its colour table ends. */
function withComment(gif: Buffer): Buffer {
  const flags = gif[10] ?? 0;
  const at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const comment = Buffer.concat([
    Buffer.from([0x21, 0xfe, secret.length]),
    Buffer.from(secret),
    Buffer.from([0]),
  ]);
  return Buffer.concat([gif.subarray(0, at), comment, gif.subarray(at)]);
}

test('an animated GIF stays animated and loses its comments', async () => {
  const gif = await makeAnimation('gif');
  const { bytes, facts } = await cleanPicture(withComment(gif), 'image/gif');
  expect(bytes.equals(gif)).toBe(true);
  expect(facts).toMatchObject({ mime: 'image/gif', width: 20, height: 10 });
  expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({
    ...{ pages: 3, delay: [100, 200, 300], loop: 3 },
  });
});

test('an animated WEBP stays animated and loses what its camera wrote', async () => {
  const webp = await sharp(await makeAnimation('webp'), { animated: true })
    .withExif({ IFD0: { Artist: secret } })
    .webp({ loop: 3 })
    .toBuffer();
  expect(webp.includes(secret)).toBe(true);
  const { bytes } = await cleanPicture(webp, 'image/webp');
  expect(bytes.includes(secret)).toBe(false);
  const metadata = await sharp(bytes, { animated: true }).metadata();
  expect(metadata).toMatchObject({ pages: 3, loop: 3 });
  expect(metadata.exif).toBeUndefined();
});

test('a WEBP keeps its pixels and its colour profile byte for byte', async () => {
  const webp = await drawHalves()
    .withIccProfile('p3')
    .withExif({ IFD0: { Artist: secret } })
    .webp()
    .toBuffer();
  const { bytes } = await cleanPicture(webp, 'image/webp');
  const [before, after] = await Promise.all([webp, bytes].map((file) => sharp(file).raw().toBuffer()));
  expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true);
  const metadata = await sharp(bytes).metadata();
  expect([metadata.exif, metadata.icc?.length]).toEqual([
    undefined,
    (await sharp(webp).metadata()).icc?.length,
  ]);
});

test('a PNG loses its texts and times and keeps its pixels, its transparency and its profile', async () => {
  const png = await sharp({ create: { width: 9, height: 7, channels: 4, background: '#a0b0c080' } })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  const afterHeader = 8 + 25;
  const texts = [pngChunk('tEXt', Buffer.from(`Comment\0${secret}`)), pngChunk('tIME', Buffer.alloc(7, 1))];
  const noted = Buffer.concat([png.subarray(0, afterHeader), ...texts, png.subarray(afterHeader)]);
  const { bytes } = await cleanPicture(noted, 'image/png');
  expect([bytes.equals(png), (await sharp(bytes).metadata()).hasAlpha]).toEqual([true, true]);
});

test.each(['png', 'webp'] as const)('a %s that lies on its side is turned upright', async (format) => {
  const lying = await sharp(await makePhotograph({ orientation: 8 }))
    .withMetadata()
    .toFormat(format)
    .toBuffer();
  expect((await sharp(lying).metadata()).orientation).toBe(8);
  const { bytes, facts } = await cleanPicture(lying, `image/${format}`);
  expect(facts).toMatchObject({ width: 40, height: 60 });
  const metadata = await sharp(bytes).metadata();
  expect([metadata.width, metadata.orientation, metadata.exif]).toEqual([40, undefined, undefined]);
});

test('a progressive photograph with restart marks comes through', async () => {
  const jpeg = await drawHalves({ width: 300, height: 200 }).jpeg({ progressive: true }).toBuffer();
  const { bytes, facts } = await cleanPicture(jpeg, 'image/jpeg');
  expect(facts).toMatchObject({ width: 300, height: 200 });
  expect((await sharp(bytes).metadata()).isProgressive).toBe(true);
});

test('the same photograph cleans to the same bytes, so that a second copy is found', async () => {
  const photograph = await makePhotograph({ orientation: 6 });
  const [one, two] = await Promise.all([1, 2].map(() => cleanPicture(photograph, 'image/jpeg')));
  expect(one?.bytes.equals(two?.bytes ?? Buffer.alloc(0))).toBe(true);
});

test('a picture that says it is of another kind is refused', async () => {
  const png = await drawHalves().png().toBuffer();
  await expect(cleanPicture(png, 'image/jpeg')).rejects.toMatchObject({ code: 'wrong-type' });
});
