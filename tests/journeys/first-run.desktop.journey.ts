import type { Page } from '@playwright/test';
import { expect, findViolations, test } from '../support/administrator.ts';
import { drawHalves } from '../support/sample-pictures.ts';
import { emptySite } from '../support/sites.ts';

test.use({ baseURL: emptySite, hasOwnSession: true });

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><path fill="#1f4f5f" d="M10 5h80v40h-80z"/></svg>';

const steps = ({ page }: { page: Page }) => page.getByRole('navigation', { name: 'First steps' });

async function isAt(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

async function goOn(page: Page, next: string): Promise<void> {
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await isAt(page, next);
}

async function upload(page: Page, label: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByLabel(`${label}: file to upload`).setInputFiles(file);
  await expect(page.locator('[name$="image"], [name="logo"]').first()).toHaveValue(/^\/uploads\//);
}

test('A new company is led from an empty site, which visitors do not see, to the one that it opens', async ({
  signedIn: page,
  request,
  browser,
}) => {
  const control = (name: string) => page.locator(`[name="${name}"]`);
  const preview = page.frameLocator('iframe[srcdoc]');
  const png = async (height: number) => ({
    ...{ name: `slab-${height}.png`, mimeType: 'image/png' },
    buffer: await drawHalves({ width: 600, height }).png().toBuffer(),
  });
  const visitor = await browser.newPage({ baseURL: emptySite, javaScriptEnabled: false });
  expect((await visitor.goto('/products/'))?.status()).toBe(503);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('We are opening soon');
  await expect(visitor.getByRole('link')).toHaveCount(0);

  await page.goto('/admin/dashboard/');
  const list = page.getByRole('region', { name: 'First steps' });
  await expect(list).toContainText('The site is closed to visitors until you open it.');
  await list.getByRole('link', { name: 'Begin' }).click();

  await test.step('each step has its page beside it, and leads to the next', async () => {
    await isAt(page, 'Say which country you are in');
    await control('country').selectOption('PT');
    await expect(control('timeZone')).toHaveValue('Europe/Lisbon');
    await expect(control('currency')).toHaveValue('EUR');
    await goOn(page, 'Name the company');
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await control('name').fill('Varda Pedra');
    await expect(preview.getByText('Varda Pedra').first()).toBeVisible();
    await goOn(page, 'Add the logo');
    await upload(page, 'Logo', { name: 'varda.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
    await goOn(page, 'Choose the colours');
    await control('accent').fill('#1f4f5f');
    await goOn(page, 'Choose the opening picture and sentence');
    await control('hero.subtitle').fill('Limestone of our own');
    await upload(page, 'Picture', await png(400));
    await expect(preview.getByText('Limestone of our own').first()).toBeVisible();
    await goOn(page, 'Arrange the menu');
  });

  await test.step('a step is skipped, and come back to by Back, by its link and by its address', async () => {
    await page.getByRole('link', { name: 'Skip this step' }).click();
    await isAt(page, 'Say how you are reached');
    await page.goBack();
    await isAt(page, 'Arrange the menu');
    await steps({ page }).getByRole('link', { name: 'Contact' }).press('Enter');
    await isAt(page, 'Say how you are reached');
    await page.reload();
    await isAt(page, 'Say how you are reached');
    await expect(steps({ page }).getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await page.goto('/admin/first-steps/');
    await isAt(page, 'Arrange the menu');
    await page.goto('/admin/first-steps/none/');
    await isAt(page, 'Arrange the menu');
  });

  await test.step('the first collection and the first stone', async () => {
    await page.goto('/admin/first-steps/collection/');
    await control('description').fill('From our own quarry.');
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await expect(page.getByText('Category name is required').first()).toBeVisible();
    await control('name').fill('Limestone');
    await goOn(page, 'Add the first product');
    await control('name').fill('Lioz');
    await control('description').fill('Warm and veined.');
    await control('category_id').selectOption('Limestone');
    await goOn(page, 'Put in your certificates');
  });

  await page.goto('/admin/first-steps/mail/');
  await isAt(page, 'Send yourself a test mail');
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Go on' }).click();

  await test.step('the staff sees the site before visitors do', async () => {
    await isAt(page, 'Open the site');
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('main').getByRole('link', { name: 'Arrange the menu' })).toBeVisible();
    const [seen] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('main').getByRole('button', { name: 'View the site' }).click(),
    ]);
    await expect(seen.getByRole('heading', { level: 1 })).toHaveText('The Entrance to Elegance');
    await seen.goto('/lioz/');
    await expect(seen.getByRole('heading', { level: 1 })).toHaveText('Lioz');
    await seen.close();
    expect((await request.get('/lioz/')).status()).toBe(503);
  });

  await page.getByRole('button', { name: 'Open the site' }).click();
  await expect(page.getByText('The site is open: everybody sees it.')).toBeVisible();
  expect((await visitor.goto('/lioz/'))?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Lioz');
  await visitor.close();
  await page.getByRole('link', { name: 'To the dashboard' }).click();
  await expect(list).toContainText('8 of 13 done');
});
