import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { addStyles } from './add-styles.ts';

export type Colour = [red: number, green: number, blue: number];
type Box = { x: number; y: number; width: number; height: number };

/** What the browser has painted there, pixel by pixel. */
export async function paintedPixels(page: Page, clip: Box): Promise<Colour[]> {
  const image = await page.screenshot({ clip, animations: 'disabled' });
  const bytes = await sharp(image).removeAlpha().raw().toBuffer();
  return Array.from(
    { length: bytes.length / 3 },
    (_none, at) => [...bytes.subarray(3 * at, 3 * at + 3)] as Colour,
  );
}

/** WCAG's relative luminance. */
export function luminanceOf([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of light letters with the brightest that lies behind them, a few specks aside. */
export async function contrastOverPicture(page: Page, letters: Locator): Promise<number> {
  const colour = await letters.evaluate((element) => getComputedStyle(element).color);
  const box = await letters.boundingBox();
  const showAgain = await addStyles(page, '* { color: transparent !important }');
  const behind = (await paintedPixels(page, box ?? { x: 0, y: 0, width: 1, height: 1 })).map(luminanceOf);
  await showAgain();
  const brightest = behind.sort((a, b) => a - b)[Math.floor(behind.length * 0.99)] ?? 1;
  const own = luminanceOf((colour.match(/\d+/g) ?? []).map(Number) as Colour);
  return (own + 0.05) / (brightest + 0.05);
}
