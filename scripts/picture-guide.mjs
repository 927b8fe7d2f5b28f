/**
 * Takes the pictures of the editor's guide anew, from a site that is up with the demo content as it was loaded:
 *   ADMIN_PASSWORD=… node scripts/picture-guide.mjs http://127.0.0.1:3000
 * Nothing on the site changes. Needs a Chromium (CHROMIUM_PATH or an installed one).
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import browserFlags from './browser-flags.json' with { type: 'json' };

/** @import { Page } from '@playwright/test' */

const maxBytes = 80 * 1024;
const folder = join(import.meta.dirname, '..', 'docs', 'screenshots');
const [origin = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const { ADMIN_USERNAME = 'admin', ADMIN_PASSWORD = '', CHROMIUM_PATH } = process.env;

/** @type {Record<string, { path: string, prepare?: (page: Page) => Promise<void> }>} */
const pictures = {
  'first-steps': { path: '/admin/dashboard/' },
  'remove-demo': {
    path: '/admin/dashboard/',
    async prepare(page) {
      await page.getByRole('button', { name: 'Remove the demo content' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  documents: { path: '/admin/site/' },
  company: { path: '/admin/site/company/' },
  appearance: {
    path: '/admin/site/appearance/',
    prepare: (page) =>
      page.getByRole('heading', { name: 'Colours' }).evaluate((heading) => heading.scrollIntoView()),
  },
  preview: {
    path: '/admin/site/home/',
    async prepare(page) {
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      const frame = page.frameLocator('iframe[title="Preview of the page"]');
      await frame.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Preview', exact: true }).hover();
    },
  },
  order: { path: '/admin/products/?category=dawn' },
};

const browser = await chromium.launch({
  args: browserFlags,
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
});
const token = await signIn();
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
await context.addInitScript((value) => localStorage.setItem('authToken', value), token);
const page = await context.newPage();
for (const [name, { path, prepare }] of Object.entries(pictures)) {
  await page.goto(origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  const bytes = await shrink(await page.screenshot());
  await writeFile(join(folder, `guide-${name}.webp`), bytes);
  console.log(`guide-${name}.webp  ${Math.ceil(bytes.length / 1024)} KB`);
}
await browser.close();

/** @returns {Promise<string>} */
async function signIn() {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: ADMIN_USERNAME, password: ADMIN_PASSWORD }),
  });
  const { token, message } = await response.json();
  if (!token) throw new Error(`${ADMIN_USERNAME} could not sign in: ${message}`);
  return token;
}

/**
 * As good as fits.
 * @param {Buffer} png
 * @returns {Promise<Buffer>}
 */
async function shrink(png) {
  for (let quality = 85; ; quality -= 10) {
    const bytes = await sharp(png).webp({ quality, smartSubsample: true }).toBuffer();
    if (bytes.length <= maxBytes || quality <= 35) return bytes;
  }
}
