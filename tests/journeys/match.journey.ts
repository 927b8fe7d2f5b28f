import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { accessibilityFindings, expect, test } from '../support/visitor.ts';

const slab = join(import.meta.dirname, '../../demo/pictures/products/azul-bahia.webp');
const stones = (page: Page) => page.locator('#found').getByRole('listitem').getByRole('heading');

async function open(page: Page): Promise<void> {
  await page.goto('/match/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
}

test('a visitor matches a photo, and no request carries it', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('main').locator(':invalid')).toHaveCount(0);
  await expect(page.getByText('Choose a picture')).toBeVisible();
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  await page.getByLabel('Your picture').setInputFiles(slab);
  await expect(page.getByRole('heading', { name: 'The nearest stones' })).toBeInViewport();
  await expect(stones(page).first()).toHaveText('Azul Bahia (Blue Bahia)');
  await expect(page.getByRole('img', { name: 'Your picture' })).toHaveAttribute('src', /^blob:/);
  expect(await accessibilityFindings(page)).toEqual([]);

  // What was measured stands in the address; nothing else of the picture has gone anywhere.
  expect(page.url()).toMatch(/\/match\/\?look=[\d.a-f-]{20,90}#found$/);
  const own = sent.filter((request) => !request.url().startsWith('blob:'));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((request) => request.url().length > 400).map((request) => request.url())).toEqual([]);
  const bodies = own.filter((request) => request.postDataBuffer() !== null);
  const counted = bodies.filter((request) => new URL(request.url()).pathname === '/api/events');
  expect(bodies).toEqual(counted);
  for (const request of counted) expect(request.postData()).not.toMatch(/look|blob|azul-bahia/);
});

test('what cannot be measured is said, and the next picture is taken', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page);
  const choice = page.getByLabel('Your picture');
  const tell = async (file: { name: string; mimeType: string; buffer: Buffer }, message: RegExp) => {
    await choice.setInputFiles(file);
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(choice).toHaveAccessibleDescription(message);
  };
  const bytes = Buffer.from('no picture at all');
  await tell({ name: 'notes.txt', mimeType: 'text/plain', buffer: bytes }, /is no picture/);
  await tell({ name: 'broken.png', mimeType: 'image/png', buffer: bytes }, /cannot read this picture/);
  await tell({ name: 'phone.heic', mimeType: 'image/heic', buffer: bytes }, /HEIC/);
  await tell({ name: 'dot.gif', mimeType: 'image/gif', buffer: dot }, /too small/);
  expect(await accessibilityFindings(page)).toEqual([]);
  await choice.setInputFiles(slab);
  await expect(page.getByRole('heading', { name: 'The nearest stones' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what measures is fetched again where it was lost, and told as that @desktop', async ({ page }) => {
  await page.route('**/assets/measure-photo-*.js', (route) => route.abort(), { times: 1 });
  await open(page);
  await page.getByLabel('Your picture').setInputFiles(slab);
  await expect(page.getByRole('alert')).toHaveText(/has not come yet/);
  await expect(page.getByRole('heading', { name: 'The nearest stones' })).toBeVisible();
});

test('a picture of 50 MB is measured, one of 70 MB is refused, and the page goes on @desktop', async ({
  page,
}) => {
  await open(page);
  const choice = page.getByLabel('Your picture');
  // What stands after the end of a picture belongs to no picture, and is read over.
  const padded = (bytes: number) => Buffer.concat([readFileSync(slab), Buffer.alloc(bytes)]);
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  const file = (name: string, bytes: number) => {
    writeFileSync(join(folder, name), padded(bytes));
    return join(folder, name);
  };
  await choice.setInputFiles(file('huge.webp', 70 * 2 ** 20));
  await expect(page.getByRole('alert')).toHaveText(/more than 64 MB/);
  await choice.setInputFiles(file('large.webp', 50 * 2 ** 20));
  await expect(page.getByRole('heading', { name: 'The nearest stones' })).toBeVisible();
  await expect(stones(page).first()).toHaveText('Azul Bahia (Blue Bahia)');
  await expect(page.getByRole('alert')).toHaveCount(0);
  rmSync(folder, { recursive: true });
});

test('a browser that lets nobody read pictures is told so @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await open(page);
  await page.getByLabel('Your picture').setInputFiles(slab);
  await expect(page.getByRole('alert')).toHaveText(/does not let pages read pictures/);
});

test('a visitor chooses a colour with the arrow keys', { tag: '@desktop' }, async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: 'White' }).focus();
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Stones of this colour' })).toBeInViewport();
  await expect(stones(page)).toContainText(['Sky Blue Onyx', 'Azul Macaubas', 'Blue Roma']);
  await expect(page.getByRole('radio', { name: 'Blue' })).toBeChecked();
  expect(await accessibilityFindings(page)).toEqual([]);
});

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor chooses a colour, and reads why a photo cannot be matched @desktop', async ({ page }) => {
    await page.goto('/match/');
    await expect(page.getByText('scripts are off')).toBeVisible();
    await expect(page.getByLabel('Your picture')).toBeHidden();
    await page.getByRole('radio', { name: 'Green' }).check();
    await page.getByRole('button', { name: 'Show these stones' }).click();
    await expect(page).toHaveURL(/\/match\/\?colour=green#found$/);
    await expect(stones(page)).toContainText(['Green Onyx']);
  });
});

const dot = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
