import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { RequestApi } from './administrator.ts';
import { colourOfSquare, drawSquares, squarePixels } from './sample-pictures.ts';
import { boxOf, openPicture } from './viewed-picture.ts';

const size = { width: 6_000, height: 600 };
/** What compression makes of a colour, away from the edges of its square. */
const mostOff = 20;
/** So that they fall on all parts of squares. */
const pointsBetween = 97;

type By = { api: RequestApi; request: APIRequestContext; token: string };

/** A stone whose picture is large, once its tiles are made. @returns its path */
export async function publishLargeSlab({ api, request, token }: By): Promise<string> {
  const name = `Wide slab ${crypto.randomUUID().slice(0, 8)}`;
  const file = { name: 'wide.png', mimeType: 'image/png', buffer: await drawSquares(size).png().toBuffer() };
  const headers = { authorization: `Bearer ${token}` };
  const uploaded = await request.post('/api/upload', { multipart: { type: 'products', file }, headers });
  const { path } = await uploaded.json();
  await expect.poll(async () => (await request.get(`/tiles${path}/0/0_0.webp`)).status()).toBe(200);
  await api('PATCH', `/images${path}`, { alt: name });
  const [category] = (await api('GET', '/categories')) as { id: number }[];
  const product = { name, description: name, category_id: category?.id, main_image: path };
  const { slug } = (await api('POST', '/products', product)) as { slug: string };
  return `/${slug}/`;
}

/** The viewer over the page of such a stone, and what it has asked for since. */
export async function openLargeSlab(page: Page, path: string): Promise<{ viewer: Locator; asked: string[] }> {
  const asked: string[] = [];
  await page.goto(path);
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return { viewer: await openPicture(page, /^Enlarge/), asked };
}

/** Compares what the screen shows of the tiles with the picture. @returns how many of its points were compared */
export async function comparePixels(viewer: Locator): Promise<number> {
  const stage = viewer.locator('[data-stage]');
  // What lies below the tiles would do for a blurred copy of them.
  await stage.locator('img').evaluate((image) => Object.assign(image.style, { opacity: '0' }));
  const [shown, window] = [await boxOf(viewer), await stage.boundingBox()];
  if (!window) throw new Error('There is no stage');
  const { data, info } = await sharp(await stage.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const density = info.width / window.width;
  const perPixel = shown.width / size.width;
  const wrong: object[] = [];
  let compared = 0;
  for (let at = 0; at < info.width * info.height; at += pointsBetween) {
    const [column, row] = [at % info.width, Math.floor(at / info.width)];
    const x = ((column + 0.5) / density + window.x - shown.x) / perPixel;
    const y = ((row + 0.5) / density + window.y - shown.y) / perPixel;
    if (!isWithinSquare(x, size.width) || !isWithinSquare(y, size.height)) continue;
    compared += 1;
    const colour = [...data.subarray(at * 3, at * 3 + 3)];
    const expected = colourOfSquare(x, y);
    if (expected.some((value, part) => Math.abs(value - (colour[part] ?? 0)) > mostOff))
      wrong.push({ x, y, colour, expected });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  return compared;
}

/** Away from its edges, where compression mixes colours. */
function isWithinSquare(place: number, side: number): boolean {
  return place > 0 && place < side && place % squarePixels > 4 && place % squarePixels < squarePixels - 4;
}
