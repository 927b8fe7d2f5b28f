import type { Page } from '@playwright/test';
import { addStyles } from '#tests/support/add-styles.ts';
import {
  accessibilityFindings,
  expect,
  fillFields,
  holdBack,
  recordsOf,
  test,
  uniqueSender,
  visit,
} from '../support/sender.ts';

const endpoint = '**/api/send-enquiry';
const failure = 'There was an error submitting your enquiry. Please try again.';

/**
 * What an enquiry may be about, and how much in square feet; the first is chosen (specification/constants.md, "Form
 * choices").
 */
const products = ['Imported Marble', 'Exotic Marble', 'Imported White', 'Onyx', 'Travertine'];
const quantities = ['1000', '2000', '3000', 'More than 3000'];

function personOf(name: string) {
  return {
    ...{ full_name: name, email: 'buyer@studio.example', phone: '0000000000' },
    ...{ whatsapp_number: '0000000000', city: 'Udaipur' },
  };
}

test('a buyer finds a stone while typing, and the URL says what was searched for', async ({ page }) => {
  await visit(page, '/italian-marble/?utm_source=letter');
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  const finder = page.getByRole('region', { name: 'The yard list' });
  const count = finder.getByRole('status');
  await expect(count).toHaveText('');
  await finder.getByRole('searchbox').pressSequentially('sky  BLUE');
  await expect(count).toHaveText('1 stone named “sky  BLUE” in the yard list');
  await expect(finder.getByRole('heading', { level: 4 })).toHaveText(['Sky Blue Onyx']);
  await expect(page).toHaveURL(/\?q=sky\+\+BLUE&utm_source=letter#stones$/);
  await finder.getByRole('searchbox').fill('granite');
  await expect(finder.getByRole('heading', { name: 'No stone named “granite”' })).toBeVisible();
  // Where typing has scrolled to, the header may cover half a control, which axe takes for a small one.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await accessibilityFindings(page)).toEqual([]);
  await finder.getByRole('link', { name: 'Show the whole list' }).click();
  await expect(finder.getByRole('searchbox')).toHaveValue('');
  await expect(count).toHaveText('69 stones in the yard list');
  await expect(finder.locator('[data-list="popular"] h4')).toHaveCount(6);
  await finder.getByRole('link', { name: /^ONYX/ }).click();
  await expect(count).toHaveText('17 stones in ONYX');
  await expect(page).toHaveURL(/\?category=onyx&utm_source=letter#stones$/);
  await expect(page.getByRole('link', { name: /WhatsApp/ }).last()).toHaveAttribute('href', /text=.*ONYX/);
  await expect(page.getByRole('main').getByLabel('Product', { exact: true })).toHaveValue('Onyx');
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  await page.reload();
  await expect(finder.locator('section h3')).toHaveText(['ONYX']);
});

test('a buyer enquires about a stone from its card, loses nothing by closing the panel, and sends once', async ({
  page,
  api,
}) => {
  const name = uniqueSender();
  await visit(page, '/italian-marble/');
  const opener = page.getByRole('link', { name: 'Quick Enquiry about Sky Blue Onyx' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Quick Enquiry' });
  await expect(panel).toContainText('Sky Blue Onyx');
  await expect(panel.getByLabel('Product')).toHaveValue('Onyx');
  await fillFields(page, { name: 'Quick Enquiry', values: personOf(name) });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByRole('link', { name: /WhatsApp/ }).last()).toHaveAttribute(
    'href',
    /Sky%20Blue%20Onyx/,
  );
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('Full name')).toHaveValue(name);

  const send = panel.getByRole('button', { name: 'Send enquiry' });
  await send.click();
  await expect(panel.getByRole('alert')).toHaveText('Please accept the terms');
  await expect(panel.getByLabel(/terms/)).toBeFocused();
  expect(await accessibilityFindings(page)).toEqual([]);
  await panel.getByLabel(/terms/).check();
  await send.dblclick();
  await expect(page).toHaveURL('/thank-you/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Thank you, ${name}`);
  await expect(page.getByRole('main')).toContainText('Sky Blue Onyx');
  expect(await recordsOf(api, { kind: 'enquiries', name })).toMatchObject([
    { product: 'Onyx', form_type: 'quick', source_page: '/italian-marble/?q=Sky+Blue+Onyx' },
  ]);
});

test('the main enquiry asks for what is missing, covers itself while it is sent, and survives a failure', {
  tag: '@desktop',
}, async ({ page, api }) => {
  const name = uniqueSender();
  await visit(page, '/italian-marble/#enquiry');
  const form = page.getByRole('form', { name: 'Enquiry', exact: true });
  await expect(form.getByLabel('Product').locator('option')).toHaveText(products);
  await expect(form.getByLabel('Quantity').locator('option')).toHaveText(quantities);
  const send = form.getByRole('button', { name: /Send/ });
  await send.click();
  await expect(form.getByRole('alert')).toHaveText(
    'Please fill in all required fields. Please check: Full name, E-mail, Phone, WhatsApp number, City, Terms.',
  );
  await expect(form.getByLabel('Full name')).toBeFocused();
  await fillFields(page, {
    name: 'Enquiry',
    values: { ...personOf(name), phone: '12345', whatsapp_number: '12345' },
  });
  await form.getByLabel('WhatsApp country').selectOption('+44');
  await form.getByLabel(/terms/).check();
  await send.click();
  await expect(form.getByLabel('Phone', { exact: false }).first()).toHaveAccessibleDescription(
    /exactly 10 digits/,
  );
  await expect(form.getByLabel('WhatsApp number')).toHaveAccessibleDescription(/digits for \+44/);
  await fillFields(page, { name: 'Enquiry', values: { phone: '0000000000', whatsapp_number: '2079460000' } });

  await page.route(endpoint, (route) => route.abort());
  await send.click();
  await expect(form.getByRole('alert')).toContainText(failure);
  await page.unroute(endpoint);
  const letGo = await holdBack(page, endpoint);
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toHaveText('Submitting your enquiry...');
  await expect(form.getByText('Submitting your enquiry...')).toBeInViewport();
  await expect(send).toBeFocused();
  expect(await accessibilityFindings(page)).toEqual([]);
  letGo();
  await expect(page).toHaveURL('/thank-you/');
  expect(await recordsOf(api, { kind: 'enquiries', name })).toMatchObject([
    { form_type: 'main', product: 'Imported Marble', quantity: '1000' },
  ]);
});

test('the enquiry button pulses every 4 seconds for 2, until somebody notices it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install({ time: 0 });
  await visitWithClock(page);
  const button = page.locator('[data-enquiry-source="bar"]');
  await page.clock.runFor(4_100);
  await expect(button).toHaveAttribute('data-pulsing', 'true');
  await page.clock.runFor(2_000);
  await expect(button).toHaveAttribute('data-pulsing', 'false');
  await page.clock.runFor(2_000);
  await expect(button).toHaveAttribute('data-pulsing', 'true');
  await button.focus();
  await expect(button).toHaveAttribute('data-pulsing', 'false');
  await button.blur();
  await page.clock.runFor(8_500);
  await expect(button).toHaveAttribute('data-pulsing', 'false');
});

test('with reduced motion the enquiry button keeps still', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: 0 });
  await visitWithClock(page);
  await page.clock.runFor(4_100);
  await expect(page.locator('[data-pulsing="true"]')).toHaveCount(0);
});

/** The page's clock stands still from here on. The pulse counts from the moment that scripts run, just before. */
async function visitWithClock(page: Page): Promise<void> {
  await page.goto('/italian-marble/');
  await page.evaluate(() => scrollTo({ top: 1_200, behavior: 'instant' }));
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.clock.pauseAt(600_000);
}

test('what is far below is not laid out until a visitor comes near, and nothing jumps', async ({ page }) => {
  await visit(page, '/italian-marble/');
  const onyx = page.getByRole('heading', { level: 4, name: 'Walnut Travertine' });
  const isLaidOut = () => onyx.evaluate((name) => name.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isLaidOut).toBe(false);
  const shelves = page.locator('[data-list]');
  const estimated = await shelves.evaluateAll((all) =>
    all.map((shelf) => shelf.getBoundingClientRect().height),
  );
  await addStyles(page, '[data-list] { content-visibility: visible !important }');
  const real = await shelves.evaluateAll((all) => all.map((shelf) => shelf.getBoundingClientRect().height));
  const errors = real.map((height, at) => Math.abs(height - (estimated[at] ?? 0)) / height);
  expect(Math.max(...errors)).toBeLessThan(0.12);
  await onyx.scrollIntoViewIfNeeded();
  expect(await isLaidOut()).toBe(true);
});

test('a link within the page leads to its place, past what is not laid out yet', { tag: '@desktop' }, async ({
  page,
}) => {
  await visit(page, '/italian-marble/');
  await page.evaluate(() => location.assign('#enquiry'));
  await expect(page.getByRole('heading', { name: 'Ask for this week’s slabs' })).toBeInViewport();
  await expect(page.getByRole('form', { name: 'Enquiry', exact: true })).toBeInViewport();
});

test('a buyer who comes from the search finds it laid out as by its address', { tag: '@desktop' }, async ({
  page,
}) => {
  await visit(page, '/search/?q=italian');
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await page.getByRole('main').locator('a[href="/italian-marble/"]').click();
  const heading = page.getByRole('heading', { level: 1, name: 'Italian Marble' });
  await expect(heading).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  const cameTo = await heading.boundingBox();
  await visit(page, '/italian-marble/');
  expect(cameTo).toEqual(await heading.boundingBox());
});
