import { readFile } from 'node:fs/promises';
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

/** As its variants are made by any program: what breaks a rule of its format fails. */
const decodeStrictly = (bytes: Buffer) => sharp(bytes, { failOn: 'warning' }).raw().toBuffer();

test('a photograph whose camera breaks a rule of JPEG is written anew, so that every program shows it', async () => {
  const photograph = await readFile(new URL('../../tests/fixtures/trials/sos-se0.jpg', import.meta.url));
  await expect(decodeStrictly(photograph)).rejects.toThrow();
  const { bytes, facts } = await cleanPicture(photograph, 'image/jpeg');
  expect(facts).toMatchObject({ width: 600, height: 400, condition: 'whole' });
  await decodeStrictly(bytes);
});

test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
  'a %s whose data ends early is refused with the fault, however it ends',
  async (format) => {
    const whole = await drawHalves({ width: 400, height: 300 }).toFormat(format).toBuffer();
    const cut = whole.subarray(0, Math.floor(whole.length * 0.6));
    for (const bytes of [cut, Buffer.concat([cut, Buffer.from([0xff, 0xd9])])]) {
      await expect(cleanPicture(bytes, `image/${format}`)).rejects.toMatchObject({
        code: 'wrong-type',
        message: expect.stringMatching(/^This picture is (incomplete: its data ends early|damaged)/),
      });
    }
    await expect(cleanPicture(cut, 'image/jpeg')).rejects.toMatchObject({ code: 'wrong-type' });
  },
);

test.each([{ profile: 'cmyk' }, { profile: undefined }])(
  'a photograph for print that lies on its side keeps its colours: profile $profile',
  async ({ profile }) => {
    const red = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c03020' } });
    const printed = red.toColourspace('cmyk');
    const cmyk = await (profile ? printed.withIccProfile(profile) : printed).jpeg().toBuffer();
    const lying = turnedOnItsSide(cmyk);
    expect(await sharp(lying).metadata()).toMatchObject({ space: 'cmyk', orientation: 6 });
    const { bytes, facts } = await cleanPicture(lying, 'image/jpeg');
    expect(facts).toMatchObject({ width: 40, height: 60 });
    const [before, after] = await Promise.all([cmyk, bytes].map(colourOf));
    for (const [at, value] of (after ?? []).entries()) expect(value).toBeCloseTo(before?.[at] ?? -1, -1);
  },
);

async function colourOf(bytes: Buffer): Promise<number[]> {
  return [...(await sharp(bytes).resize(1, 1).toColourspace('srgb').raw().toBuffer())];
}

/** With the mark of a camera that was held upright. */
function turnedOnItsSide(jpeg: Buffer): Buffer {
  const tiff = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0];
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), Buffer.from(tiff)]);
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

test('of an animation it is known that it moves', async () => {
  for (const format of ['gif', 'webp'] as const) {
    const { facts } = await cleanPicture(await makeAnimation(format), `image/${format}`);
    expect(facts.condition).toBe('animated');
  }
});
