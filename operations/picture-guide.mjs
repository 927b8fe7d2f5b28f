/**
 * Takes the pictures of the editor's guide anew, from a site that is up with the demo content as it was loaded, and with SMTP_URL:
 *   ADMIN_PASSWORD=… node operations/picture-guide.mjs http://127.0.0.1:3000
 * Names behind the URL take those alone. The inbox gets an enquiry, nothing else changes. Needs a Chromium (CHROMIUM_PATH or
 * an installed one).
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import browserFlags from './browser-flags.json' with { type: 'json' };

/** @import { Page } from '@playwright/test' */

const maxBytes = 80 * 1024;
const folder = join(import.meta.dirname, '..', 'docs', 'screenshots');
const [origin = 'http://127.0.0.1:3000', ...names] = process.argv.slice(2);
const { ADMIN_USERNAME = 'admin', ADMIN_PASSWORD = '', CHROMIUM_PATH } = process.env;

const plannedSample = {
  timeZone: 'Asia/Kolkata',
  entries: [
    {
      path: 'products',
      kind: 'Product',
      id: 1,
      title: 'Verde Alpi',
      action: 'publish',
      at: '2026-12-01T03:30:00Z',
    },
    {
      path: 'blog',
      kind: 'Article',
      id: 1,
      title: 'Why veins run',
      action: 'publish',
      at: '2026-12-09T03:30:00Z',
    },
    {
      path: 'gallery',
      kind: 'Project',
      id: 1,
      title: 'Hotel lobby',
      action: 'publish',
      at: '2026-12-10T12:30:00Z',
    },
    {
      path: 'blog',
      kind: 'Article',
      id: 2,
      title: 'The autumn fair',
      action: 'unpublish',
      at: '2026-12-10T18:29:00Z',
    },
  ],
};

const shopSample = [
  'Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant SKU,Quarry',
  'calacatta-oro,Calacatta Oro,<p>White with gold veins.</p>,Marble,TRUE,Finish,Polished,CO-1,Carrara',
  'rosso-verona,Rosso Verona,<p>Red with fossils.</p>,Marble,TRUE,Finish,Honed,RV-1,Verona',
];

const enquirySample = {
  full_name: 'Meera Kapoor',
  email: 'meera@studio.example',
  phone: '0000000000',
  phone_country: '+91',
  whatsapp_number: '0000000000',
  whatsapp_country: '+91',
  city: 'Udaipur',
  product: 'Onyx',
  quantity: '2000',
  terms: 'on',
};

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
  company: { path: '/admin/site/company/', prepare: waitForPreview },
  words: { path: '/admin/site/words/?place=product', prepare: waitForPreview },
  pages: { path: '/admin/site/pages/', prepare: waitForPreview },
  open: { path: '/admin/first-steps/open/', prepare: waitForPreview },
  import: {
    path: '/admin/products/import/',
    async prepare(page) {
      const buffer = Buffer.from(shopSample.join('\r\n'));
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer });
      await page.getByLabel('Handle').waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  reply: {
    path: '/admin/inbox/',
    async prepare(page) {
      await page.request.post(`${origin}/italian-marble/`, { maxRedirects: 0, form: enquirySample });
      await page.goto(`${origin}/admin/inbox/`);
      await page.getByRole('link', { name: enquirySample.full_name }).first().click();
      await page.getByLabel('Reply with').selectOption('Ask for details');
      await page.getByLabel('Reply with').evaluate((field) => field.scrollIntoView());
    },
  },
  settings: { path: '/admin/settings/' },
  landing: {
    path: '/admin/landing-pages/1/edit/',
    async prepare(page) {
      await page.getByRole('heading', { name: 'Opening' }).evaluate((heading) => heading.scrollIntoView());
    },
  },
  appearance: {
    path: '/admin/site/appearance/',
    prepare: (page) =>
      page.getByRole('heading', { name: 'Colours' }).evaluate((heading) => heading.scrollIntoView()),
  },
  preview: { path: '/admin/site/home/', prepare: waitForPreview },
  order: { path: '/admin/products/?category=dawn' },
  schedule: {
    path: '/admin/blog/1/edit/',
    async prepare(page) {
      const times = { 'Publish at': '2026-12-24', 'Take off the site at': '2027-01-07' };
      for (const [name, date] of Object.entries(times)) {
        await page.getByRole('group', { name }).getByLabel('Date').fill(date);
      }
      await page
        .getByRole('heading', { name: 'Publication' })
        .evaluate((heading) => heading.scrollIntoView());
    },
  },
  calendar: {
    path: '/admin/schedule/',
    async prepare(page) {
      await page.route('**/api/schedule?*', (route) => route.fulfill({ json: plannedSample }));
      await page.goto(`${origin}/admin/schedule/?month=2026-12`);
      await page.getByRole('cell').filter({ hasText: 'Why veins run' }).waitFor();
      await page.getByRole('heading', { name: 'December 2026' }).hover();
    },
  },
  // Last: that the preview is closed is remembered.
  navigation: {
    path: '/admin/site/navigation/',
    async prepare(page) {
      await page.getByRole('button', { name: 'Showcase', exact: true }).first().click();
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
    },
  },
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
  if (names.length > 0 && !names.includes(name)) continue;
  await page.goto(origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  const bytes = await shrink(await page.screenshot());
  await writeFile(join(folder, `guide-${name}.webp`), bytes);
  console.log(`guide-${name}.webp  ${Math.ceil(bytes.length / 1024)} KB`);
}
await browser.close();

/** @param {Page} page */
async function waitForPreview(page) {
  const frame = page.frameLocator('iframe[title="Preview of the page"]');
  await frame.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Preview', exact: true }).hover();
}

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
