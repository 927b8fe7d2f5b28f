import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/visitor.ts';

type Pixels = { data: Uint8Array; width: number };
type Way = 'graphics' | 'plain code';

const media = join(import.meta.dirname, '../../app/site/pages/room/media');
const size = { width: 1920, height: 1200 };
/** Squares of 0.375 m, eight by five in a slab of 3 by 1.875 m. */
const squareMetres = 0.375;
const [light, dark] = [220, 60];

test('a floor of squares is as large as it should be, whichever way it is drawn', async ({ page }) => {
  await showSquares(page);
  const maps = await readMaps('lobby');
  const ways = await drawBothWays(page, '/room/?room=lobby&floor=statuario,0mm');
  for (const [way, drawn] of Object.entries(ways)) {
    const squares = findSquares(maps);
    expect(squares.length).toBeGreaterThan(60);
    const wrong = squares.filter(
      ({ at, shade }) => !isNear(drawn, { at, expected: formula(maps, at, shade) }),
    );
    expect(wrong, way).toEqual([]);
    // Beyond the mask the room is as it was built.
    for (const at of [
      [960, 300],
      [60, 60],
      [400, 1000],
    ] as const) {
      expect(isNear(drawn, { at, expected: pixelOf(maps.base, at) }), `${way} ${at}`).toBe(true);
    }
  }
  expect(differenceOf(ways)).toMatchObject({ mean: expect.closeTo(0, 0), far: expect.closeTo(0, 2) });
});

test('slabs that are opened like a book mirror each other, whichever way they are drawn', async ({
  page,
}) => {
  const half = 4.2;
  const ways = await drawBothWays(page, '/room/?room=lobby&floor=statuario,0mm,book');
  const maps = await readMaps('lobby');
  for (const [way, drawn] of Object.entries(ways)) {
    let compared = 0;
    for (let y = 1.2; y < 3; y += 0.05) {
      for (let apart = 0.15; apart < 1.2; apart += 0.05) {
        const [left, right] = [pictureOf([half - apart, y]), pictureOf([half + apart, y])];
        if (!isStone(maps, left) || !isStone(maps, right)) continue;
        compared += 1;
        const unlit = (at: Point) =>
          (pixelOf(drawn, at)[1] - pixelOf(maps.gloss, at)[1]) / pixelOf(maps.light, at)[1];
        expect(Math.abs(unlit(left) - unlit(right)), `${way} ${apart} ${y}`).toBeLessThan(0.2);
      }
    }
    expect(compared).toBeGreaterThan(200);
  }
});

type Point = readonly [x: number, y: number];
type Maps = Record<'base' | 'light' | 'gloss' | 'mask', Pixels>;

async function readMaps(room: string): Promise<Maps> {
  const names = ['base', 'light', 'gloss', 'mask'] as const;
  const pictures = names.map(async (name) => {
    const data: Uint8Array = await sharp(join(media, `${room}.${name}.webp`))
      .removeAlpha()
      .raw()
      .toBuffer();
    return [name, { data, width: size.width }] as const;
  });
  return Object.fromEntries(await Promise.all(pictures)) as unknown as Maps;
}

/** Instead of the stone's picture a checkerboard comes. */
async function showSquares(page: Page): Promise<void> {
  const side = 200;
  const data = Buffer.alloc(8 * side * 5 * side);
  for (let at = 0; at < data.length; at += 1) {
    const [column, row] = [Math.floor((at % (8 * side)) / side), Math.floor(at / (8 * side) / side)];
    data[at] = (column + row) % 2 === 0 ? light : dark;
  }
  const body = await sharp(data, { raw: { width: 8 * side, height: 5 * side, channels: 1 } })
    .png()
    .toBuffer();
  await page.route('**/pictures/1600/**', (route) => route.fulfill({ contentType: 'image/png', body }));
}

/** With a graphics processor, which this browser only plays, and without. */
async function drawBothWays(page: Page, path: string): Promise<Record<Way, Pixels>> {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext as (...options: unknown[]) => unknown;
    const isPlain = () => sessionStorage.getItem('way') === 'plain code';
    const parameterOf = WebGL2RenderingContext.prototype.getParameter;
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      const value = parameterOf.call(this, name);
      return typeof value === 'string' ? value.replace(/swiftshader/gi, 'card') : value;
    };
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      options: object,
    ) {
      if (kind === 'webgl2' && isPlain()) return null;
      return original.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false });
    } as never;
  });
  await page.goto('/404');
  const drawn: Partial<Record<Way, Pixels>> = {};
  for (const way of ['graphics', 'plain code'] as const) {
    await page.evaluate((name) => sessionStorage.setItem('way', name), way);
    await page.goto(path);
    await expect(page.locator('figure [data-status="drawn"]')).toBeVisible({ timeout: 45_000 });
    drawn[way] = await readCanvas(page, way);
  }
  return drawn as Record<Way, Pixels>;
}

async function readCanvas(page: Page, way: Way): Promise<Pixels> {
  const { kind, url } = await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('figure canvas');
    return { kind: canvas?.getContext('webgl2') ? 'graphics' : 'plain code', url: canvas?.toDataURL() ?? '' };
  });
  expect(kind).toBe(way);
  const png = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return { data: await sharp(png).removeAlpha().raw().toBuffer(), width: size.width };
}

/**
 * Where a point of the lobby's floor is in the picture, from its photograph's own geometry: 8.4 m are 3,500 pixels at the
 * near edge and 1,000 at the far one, 8 m on.
 */
function pictureOf([x, y]: Point): Point {
  const [near, far] = [8.4 / 3500, 8.4 / 1000];
  const pixelsPerMetre = 1 / (near + ((far - near) * y) / 8);
  const row = 701.19 + 1.5 * pixelsPerMetre;
  return [Math.floor(960 + (x - 4.2) * pixelsPerMetre), Math.floor(row)];
}

/** The middles of the squares that are in view, and how light each is. */
function findSquares(maps: Maps) {
  // Three slabs by five around the middle of 8.4 by 8 m.
  const [left, near] = [(8.4 - 9) / 2, (8 - 5 * 1.875) / 2];
  const found: { at: Point; shade: number }[] = [];
  for (let column = 0; column < 24; column += 1) {
    for (let row = 0; row < 25; row += 1) {
      const at = pictureOf([left + (column + 0.5) * squareMetres, near + (row + 0.5) * squareMetres]);
      if (!isStone(maps, at)) continue;
      // From the top of each slab.
      const isLight = ((column % 8) + (4 - (row % 5))) % 2 === 0;
      found.push({ at, shade: isLight ? light : dark });
    }
  }
  return found;
}

/** Whether all around a point is stone, and no joint that is bridged. */
function isStone({ mask }: Maps, [x, y]: Point): boolean {
  if (x < 4 || y < 4 || x > size.width - 5 || y > size.height - 5 || Math.abs(x - 960) < 12) return false;
  const around = [-4, 0, 4].flatMap((dx) => [-3, 0, 3].map((dy) => [x + dx, y + dy] as const));
  return around.every((at) => pixelOf(mask, at)[0] > 250);
}

function formula(maps: Maps, at: Point, shade: number): [number, number, number] {
  const [lit, gloss] = [pixelOf(maps.light, at), pixelOf(maps.gloss, at)];
  const channel = (index: 0 | 1 | 2) => {
    const stone = Math.min(1, ((shade / 255) * (lit[index] / 255)) / 0.8);
    return 255 * (1 - (1 - stone) * (1 - gloss[index] / 255));
  };
  return [channel(0), channel(1), channel(2)];
}

function pixelOf({ data, width }: Pixels, [x, y]: Point): [number, number, number] {
  const at = (y * width + x) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

function isNear(drawn: Pixels, { at, expected }: { at: Point; expected: [number, number, number] }): boolean {
  const shown = pixelOf(drawn, at);
  return expected.every((value, index) => Math.abs(value - (shown[index] ?? 0)) <= 6);
}

/** How far the two ways are apart: on average, and the part of all values that differs much. */
function differenceOf({ graphics, 'plain code': plain }: Record<Way, Pixels>) {
  let [sum, far] = [0, 0];
  for (let at = 0; at < graphics.data.length; at += 1) {
    const apart = Math.abs((graphics.data[at] ?? 0) - (plain.data[at] ?? 0));
    sum += apart;
    if (apart > 24) far += 1;
  }
  return { mean: sum / graphics.data.length, far: far / graphics.data.length };
}
