import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { accessibilityFindings, expect, test } from '../support/administrator.ts';
import { drawHalves } from '../support/sample-pictures.ts';
import { newSite } from '../support/sites.ts';

test.use({ baseURL: newSite, hasOwnSession: true });

const company = 'Varda Pedra';
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><path fill="#1f4f5f" d="M10 5h80v40h-80z"/></svg>';
const pages = [
  ...['/', '/products/', '/products/limestone/', '/lioz/', '/about/', '/contact/', '/social/', '/blog/'],
  ...['/gallery/', '/legal/', '/thank-you/', '/newsletter/', '/404'],
  ...['/sitemap.xml', '/blog/feed.xml', '/site.webmanifest'],
];

function control(page: Page, name: string) {
  return page.locator(`[name="${name}"]`);
}

/** Saves a form, or a step, which leads to the next one. */
async function save(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: /^Save(?: and go on)?$/ }).click();
  await page.waitForURL((url) => url.pathname !== pathname);
}

/** Follows a first step from the dashboard, and sees back there that it is done. */
async function takeStep(page: Page, label: string, work: () => Promise<void>): Promise<void> {
  const steps = page.getByRole('region', { name: 'First steps' });
  await steps.getByRole('link', { name: label, exact: true }).click();
  await expect(page.getByRole('form')).toBeVisible();
  await work();
  await page.goto('/admin/dashboard/');
  await expect(steps.getByRole('link', { name: `${label} (done)` })).toBeVisible();
}

async function addCollection(page: Page, name: string): Promise<void> {
  await page.goto('/admin/categories/');
  await page.getByRole('link', { name: 'New collection' }).click();
  await fillCollection(page, name);
}

async function fillCollection(page: Page, name: string): Promise<void> {
  await control(page, 'name').fill(name);
  await control(page, 'description').fill(`${name}, from our own quarry.`);
  await save(page);
}

async function addStone(page: Page, name: string, collection: string): Promise<void> {
  await page.goto('/admin/products/new/');
  await control(page, 'name').fill(name);
  await control(page, 'description').fill(`${name}, from our own quarry.`);
  await control(page, 'category_id').selectOption(collection);
  await page.getByLabel('Main picture: file to upload').setInputFiles({
    ...{ name: `${name}.png`, mimeType: 'image/png' },
    // Each another picture: the same one again would be offered as the one that is there.
    buffer: await drawHalves({ width: 900, height: 600 + name.charCodeAt(3) })
      .png()
      .toBuffer(),
  });
  await expect(control(page, 'main_image')).toHaveValue(/^\/uploads\/products\//);
  await save(page);
}

async function addSection(page: Page, list: 'privacy' | 'terms'): Promise<void> {
  const place = page.locator(`[id="at-${list}"]`);
  await place.getByRole('button', { name: 'Add section' }).click();
  await control(page, `${list}.0.title`).fill(`Our ${list}`);
  const text = place.getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await text.click();
  await page.keyboard.insertText(`What ${company} says of ${list}.`);
}

/** The paths of pages that still say something of the demo company, or of the software. */
async function findTraces(request: APIRequestContext): Promise<string[]> {
  const demo = JSON.parse(
    await readFile(join(import.meta.dirname, '../../demo/content/products/imported-marble.json'), 'utf8'),
  ) as { name: string }[];
  const words = ['Aravane', 'Ashlar', 'Kishangarh', ...demo.map(({ name }) => name)];
  const traces: string[] = [];
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    const found = words.filter((word) => html.toLowerCase().includes(word.toLowerCase()));
    if (found.length > 0) traces.push(`${path}: ${found.join(', ')}`);
  }
  return traces;
}

test('A new company makes the demo site its own, and visitors meet nothing but that company', async ({
  signedIn: page,
  request,
}) => {
  await page.goto('/admin/dashboard/');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps).toContainText('1 of 13 done');

  await takeStep(page, 'Name the company', async () => {
    await control(page, 'name').fill(company);
    await save(page);
  });

  await test.step('the demo content goes, comes back and goes', async () => {
    const remove = async () => {
      await page.getByRole('button', { name: 'Remove the demo content' }).click();
      const question = page.getByRole('alertdialog', { name: 'Remove the demo content?' });
      await expect(question).toContainText('69 products');
      return question;
    };
    const question = await remove();
    expect(await accessibilityFindings(page)).toEqual([]);
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    const counts = page.getByRole('list', { name: 'Counts' });
    await expect(counts.getByRole('link', { name: /Products$/ })).toHaveText('0Products');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(counts.getByRole('link', { name: /Products$/ })).toHaveText('69Products');
    await (await remove()).getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(steps).toContainText('can be brought back for 30 days');
  });

  await takeStep(page, 'Add the logo', async () => {
    await page.getByLabel('Logo: file to upload').setInputFiles({
      ...{ name: 'varda.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) },
    });
    await expect(control(page, 'logo')).toHaveValue(/^\/uploads\/appearance\//);
    await save(page);
  });
  await takeStep(page, 'Choose the colours', async () => {
    await control(page, 'accent').fill('#1f4f5f');
    await control(page, 'surface').fill('#f4f6f7');
    await control(page, 'ink').fill('#14202a');
    await save(page);
  });
  await takeStep(page, 'Say how you are reached', async () => {
    await control(page, 'email').fill('hello@varda.example');
    await control(page, 'address.street').fill('Rua da Pedra 1');
    await page.getByRole('button', { name: 'Add phone' }).click();
    await control(page, 'phones.0.display').fill('+351 210 000 000');
    await save(page);
  });
  await takeStep(page, 'Add the first collection', async () => {
    await fillCollection(page, 'Limestone');
    await addCollection(page, 'Schist');
  });
  await takeStep(page, 'Add the first product', async () => {
    await addStone(page, 'Lioz', 'Limestone');
    for (const name of ['Foz Coa', 'Valdevez', 'Valongo', 'Barcelos']) await addStone(page, name, 'Schist');
  });
  await takeStep(page, 'Put in your certificates', async () => {
    await page.getByRole('button', { name: 'Add certificate' }).click();
    await control(page, 'items.0.title').fill('CE mark');
    await page.getByLabel('PDF: file to upload').setInputFiles({
      ...{ name: 'varda-ce.pdf', mimeType: 'application/pdf' },
      buffer: Buffer.concat([
        await readFile(join(import.meta.dirname, '../../demo/certificates/ce-mark.pdf')),
        Buffer.from('\n% of this company'),
      ]),
    });
    await expect(control(page, 'items.0.pdf')).toHaveValue('/uploads/certificates/varda-ce.pdf');
    await save(page);
  });
  await takeStep(page, 'Write the legal text', async () => {
    await addSection(page, 'privacy');
    await addSection(page, 'terms');
    await save(page);
  });
  await takeStep(page, 'Say which country you are in', async () => {
    await control(page, 'country').selectOption('PT');
    await save(page);
  });
  await takeStep(page, 'Choose the opening picture and sentence', async () => {
    await control(page, 'hero.subtitle').fill('Limestone of our own');
    await page.getByLabel('Picture: file to upload').setInputFiles({
      ...{ name: 'opening.png', mimeType: 'image/png' },
      buffer: await drawHalves({ width: 900, height: 500 }).png().toBuffer(),
    });
    await expect(control(page, 'hero.image')).toHaveValue(/^\/uploads\//);
    await save(page);
  });
  await expect(steps).toContainText('11 of 13 done');
  await test.step('what does not apply is put aside, and taken up again', async () => {
    await steps.getByRole('button', { name: 'Not needed: Arrange the menu' }).click();
    await steps.getByRole('button', { name: 'Not needed: Send yourself a test mail' }).click();
    await expect(steps).toBeHidden();
    await page.getByRole('button', { name: 'Needed after all: Send yourself a test mail' }).click();
    await expect(steps).toContainText('11 of 12 done');
  });

  await test.step('visitors meet the new company everywhere', async () => {
    expect(await findTraces(request)).toEqual([]);
    for (const path of pages.slice(0, 13)) {
      expect([path, await (await request.get(path)).text()]).toEqual([
        path,
        expect.stringContaining(company),
      ]);
    }
    const certificate = await request.get('/uploads/certificates/varda-ce.pdf');
    expect(certificate.headers()['content-type']).toBe('application/pdf');
    for (const slug of ['statuario', 'products/dawn', 'why-veins-run']) {
      expect((await request.get(`/${slug}/`)).status()).toBe(404);
    }
    await page.goto('/about/');
    await expect(page.getByRole('link', { name: 'Download PDF CE mark' })).toHaveAttribute(
      'href',
      /varda-ce\.pdf$/,
    );
    await page.goto('/legal/');
    await expect(page.getByRole('banner').getByRole('img')).toHaveAttribute('src', /varda\.svg$/);
    await expect(page.getByText(`What ${company} says of privacy.`)).toBeVisible();
    expect(await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)).toBe(
      'rgb(244, 246, 247)',
    );
    await page.goto('/products/schist/');
    for (const name of ['Foz Coa', 'Valdevez', 'Valongo', 'Barcelos']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
  });
});
