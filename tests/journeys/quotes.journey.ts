import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings, expect, test } from '../support/visitor.ts';

const message = 'Two bathrooms and a stair, about 900 square feet by March.';

test.use({ refusals: [400, 404, 500] });

/** Presses the button that shows: a phone has it at the thumb, a desktop beside the slab. */
async function requestQuote(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Request Quote' })
    .filter({ visible: true })
    .first()
    .click();
}

async function askOnProductPage(page: Page): Promise<Locator> {
  await requestQuote(page);
  const dialog = page.getByRole('dialog', { name: 'A quote for Statuario' });
  await expect(dialog.getByLabel('Subject')).toHaveValue('Quote request: Statuario');
  return dialog;
}

async function fill(dialog: Locator, name: string): Promise<void> {
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('E-mail').fill('jonas@buyer.example');
  await dialog.getByLabel('Message').fill(message);
}

test('a buyer asks for a quote over the page, steps out by mistake and loses nothing', async ({ page }) => {
  await page.goto('/statuario/');
  const dialog = await askOnProductPage(page);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect(await accessibilityFindings(page)).toEqual([]);
  await fill(dialog, 'Jonas Example');
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-quote-product="statuario"]:focus')).toHaveText(/Request Quote/);
  await askOnProductPage(page);
  await expect(dialog.getByLabel('Message')).toHaveValue(message);
  await page.mouse.click(20, 20);
  await expect(dialog).toBeHidden();
  await askOnProductPage(page);
  await expect(dialog.getByLabel('Name')).toHaveValue('Jonas Example');
});

test('the modal closes 2 seconds after the thanks, and its form is empty again 3 seconds after them', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/products/dawn/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Statuario', exact: true }) });
  await card.getByRole('button', { name: 'Quick quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'A quote for Statuario' });
  await expect(dialog.getByLabel('Subject')).toHaveValue('Quote request: Statuario');
  await fill(dialog, 'Card Example');
  await page.clock.pauseAt(600_000);
  const sent = page.waitForRequest('**/api/contact');
  await dialog.getByRole('button', { name: 'Request a quote' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    form_type: 'quote',
    product: 'Statuario',
    source_page: '/products/dawn/',
  });
  await expect(dialog.getByRole('status')).toContainText('Thank you');
  await page.clock.runFor(1_900);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(200);
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('button', { name: 'Quick quote' })).toBeFocused();

  await card.getByRole('button', { name: 'Quick quote' }).press('Enter');
  await expect(dialog.getByRole('status')).toContainText('Thank you');
  await page.clock.runFor(800);
  await expect(dialog.getByLabel('Message')).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(dialog.getByLabel('Message')).toHaveValue('');
  await page.clock.runFor(2_000);
  await expect(dialog).toBeVisible();
});

test('a buyer who asks from the bar finds their stone by its first letters', async ({ page }) => {
  await page.goto('/products/dawn/');
  await page.getByRole('banner').getByRole('button', { name: 'Request Quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a quote' });
  const choice = dialog.getByRole('combobox', { name: 'Product' });
  await choice.fill('statuari');
  const options = dialog.getByRole('option');
  await expect(options.first()).toContainText('Statuarietto');
  expect(await accessibilityFindings(page)).toEqual([]);
  await choice.press('ArrowDown');
  await choice.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await choice.press('Enter');
  await expect(choice).toHaveValue('Statuario');
  await expect(dialog.getByLabel('Subject')).toHaveValue('Quote request: Statuario');
  await choice.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  await choice.press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Request Quote' })).toBeFocused();
});

test('a buyer who asks from the bar of a stone’s page finds the stone chosen, and the thanks in place of the form', async ({
  page,
}) => {
  await page.goto('/nero-marquina/');
  await page.locator('header [data-quote-source="header"][role="button"]').dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Request a quote' });
  await expect(dialog.getByRole('combobox', { name: 'Product' })).toHaveValue('Nero Marquina');
  await expect(dialog.getByLabel('Subject')).toHaveValue('Quote request: Nero Marquina');
  await fill(dialog, 'Bar Example');
  const sent = page.waitForRequest('**/api/contact');
  await dialog.getByRole('button', { name: 'Request a quote' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ product: 'Nero Marquina' });
  await expect(dialog.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expect(dialog.getByRole('combobox')).toHaveCount(0);
});

test('what is missing is told at its field, and what failed in words', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/statuario/');
  const dialog = await askOnProductPage(page);
  await dialog.getByRole('button', { name: 'Request a quote' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Please fill in all required fields. Please check: Name, E-mail, Message.',
  );
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(/.+/);
  expect(await accessibilityFindings(page)).toEqual([]);
  await fill(dialog, 'Lost Example');
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'Bad gateway' }));
  await dialog.getByRole('button', { name: 'Request a quote' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Sorry, there was an error sending your message. Please try again.',
  );
  await expect(dialog.getByLabel('Message')).toHaveValue(message);
});

test('where the form cannot be fetched, the way leads to the contact page', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.route('**/QuoteModalContent-*.js', (route) => route.abort());
  await page.goto('/statuario/');
  await requestQuote(page);
  await expect(page).toHaveURL(/\/contact\/\?form=quote&product=statuario/);
  await expect(page.getByRole('main').getByLabel('Subject')).toHaveValue('Quote request: Statuario');
});

test('a consultation is asked for on the contact page, its subject filled in', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/statuario/');
  // What is above the link is shorter once it has become tabs.
  await expect(page.getByRole('tablist')).toBeVisible();
  await page.getByRole('link', { name: 'Request a Consultation' }).click();
  await expect(page).toHaveURL(/\/contact\//);
  await expect(page.getByRole('main').getByLabel('Subject')).toHaveValue('Consultation: Statuario');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an importer says more of the order, and reads beside its field what cannot be read @desktop', async ({
    page,
  }) => {
    await page.goto('/contact/?form=quote&product=statuario&subject=Statuario');
    const form = page.getByRole('main').getByRole('form');
    await fill(form, 'Ira Weir');
    await form.getByText('About the order (optional)').click();
    await form.getByLabel('Company').fill('Weir Stone Import');
    await form.getByLabel('Quantity').fill('a few');
    await form.getByLabel('Unit').selectOption('slabs');
    await form.getByLabel('Incoterm').selectOption('FOB');
    await form.getByLabel('Needed by').fill('2030-03-01');
    await form.getByRole('button', { name: 'Request a quote' }).click();
    await expect(form.getByLabel('Quantity')).toHaveAccessibleDescription(/Enter the quantity as a number/);
    await expect(form.getByLabel('Incoterm')).toHaveValue('FOB');
    await form.getByLabel('Quantity').fill('12');
    await form.getByRole('button', { name: 'Request a quote' }).click();
    await expect(page).toHaveURL(/\/thank-you\/\?form=quote/);
  });
});
