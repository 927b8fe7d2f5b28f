import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fontFilesOf } from '../sheets/font-files.ts';
import { drawLinkPreview, type LinkPreviewCard } from './draw-link-preview.ts';

const card: LinkPreviewCard = {
  ...{
    width: 1200,
    height: 630,
    name: 'Statuario',
    label: 'Dawn',
    company: 'Aravane',
    focus: { x: 0.5, y: 0.5 },
  },
  colours: { ground: '#ffffff', text: '#000000', quiet: '#000000', accent: '#000000' },
  fonts: { display: fontFilesOf('inscription', 'display'), text: fontFilesOf('inscription', 'text') },
};
const slab = sharp({ create: { width: 900, height: 500, channels: 3, background: '#2244aa' } })
  .png()
  .toBuffer();

/** How dark a part of a picture is, from 0 for white to 1. */
async function inkOf(
  bytes: Buffer,
  [left, top, width, height]: [number, number, number, number],
): Promise<number> {
  const { channels } = await sharp(
    await sharp(bytes).extract({ left, top, width, height }).toBuffer(),
  ).stats();
  return 1 - (channels[1]?.mean ?? 255) / 255;
}
const nameBox: [number, number, number, number] = [780, 150, 360, 350];
const draw = async (changes: Partial<LinkPreviewCard>) =>
  drawLinkPreview({ ...card, ...changes }, { picture: await slab });

test('shows the picture beside the name, within its panel', async () => {
  const bytes = await draw({});
  expect(await inkOf(bytes, [0, 0, 720, 630])).toBeGreaterThan(0.5);
  expect(await inkOf(bytes, nameBox)).toBeGreaterThan(0.01);
  expect(await inkOf(bytes, [1145, 0, 55, 630])).toBeLessThan(0.001);
});

test.each(['رخام كرارا الأبيض', 'संगमरमर मकराना', 'Кварцит', 'שיש לבן', 'Übergrößenträgergestein'])(
  'sets "%s" with the letters that it has',
  async (name) => {
    const [set, company] = [await draw({ name }), await draw({ name: '白大理石' })];
    expect(await inkOf(set, nameBox)).toBeGreaterThan(0.01);
    expect(await inkOf(set, [1145, 0, 55, 630])).toBeLessThan(0.001);
    expect(set.equals(company)).toBe(false);
  },
);

test('a name that is read from the right begins there', async () => {
  const bytes = await draw({ name: 'שיש' });
  expect(await inkOf(bytes, [1000, 150, 140, 350])).toBeGreaterThan(0.005);
  expect(await inkOf(bytes, [780, 150, 120, 350])).toBeLessThan(0.001);
});

test('shows the company instead of a name that no font has, never empty boxes', async () => {
  const [unknown, company] = [await draw({ name: '白大理石' }), await draw({ name: 'Aravane' })];
  expect(unknown.equals(company)).toBe(true);
});

test('wraps a long name, and ends one that is longer than its panel', async () => {
  const bytes = await draw({ name: 'Veins and what they tell of pressure '.repeat(12) });
  expect(await inkOf(bytes, nameBox)).toBeGreaterThan(0.05);
  expect(await inkOf(bytes, [780, 90, 420, 40])).toBeLessThan(0.001);
  expect(await inkOf(bytes, [1145, 0, 55, 630])).toBeLessThan(0.001);
});

test('without a picture the name has the whole width', async () => {
  const bytes = await drawLinkPreview({ ...card, name: 'Onyx and light from behind' }, {});
  expect(await inkOf(bytes, [90, 200, 600, 330])).toBeGreaterThan(0.02);
});

test('stays light for a picture that is all noise, and goes on without one that is broken', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 120 } as const;
  const options = { width: 720, height: 630, channels: 3, noise, background: '#888888' } as const;
  const bytes = await drawLinkPreview(card, { picture: await sharp({ create: options }).png().toBuffer() });
  expect(bytes.length).toBeLessThan(300_000);
  const broken = await drawLinkPreview(card, {
    picture: Buffer.from('no picture'),
    logo: Buffer.from('no logo'),
  });
  expect(await inkOf(broken, [90, 200, 600, 330])).toBeGreaterThan(0.02);
});

test('has a logo in the place of the company’s name', async () => {
  const logo = await sharp({ create: { width: 600, height: 100, channels: 3, background: '#000000' } })
    .png()
    .toBuffer();
  const bytes = await drawLinkPreview(card, { picture: await slab, logo });
  expect(await inkOf(bytes, [785, 62, 280, 40])).toBeGreaterThan(0.9);
});
