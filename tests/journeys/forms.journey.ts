import type { Page } from '@playwright/test';
import { expect, test } from '../support/visitor.ts';

const longMessage = 'Two bathrooms and a stair, about 900 square feet of Carrara by March.';

/** What the site's own scripts do with the same forms is told with each of them. */
test.use({ javaScriptEnabled: false });

test('a visitor writes to the company and is thanked', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/contact/');
  await fillContact(page, 'Meera Example');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/thank-you\//);
  await expect(page.getByRole('main')).toContainText('within 24 hours');
});

test('a visitor who leaves fields empty is told at each field and keeps what was typed', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/contact/');
  await page.getByRole('main').getByLabel('Name').fill('Meera Example');
  await page.getByRole('main').getByLabel('Message').fill(longMessage);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('Please fill in all required fields.');
  await expect(page.getByRole('main').getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('main').getByLabel('E-mail')).toHaveAccessibleDescription(/.+/);
  await expect(page.getByRole('main').getByLabel('Name')).toHaveValue('Meera Example');
  await expect(page.getByRole('main').getByLabel('Message')).toHaveValue(longMessage);
});

test('a buyer enquires on the landing page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/italian-marble/?utm_source=letter#enquiry');
  await fillEnquiry(page);
  await page.getByRole('main').getByLabel(/terms/i).check();
  await page.getByRole('button', { name: /enquiry/i }).click();
  await expect(page).toHaveURL(/\/thank-you\//);
});

test('a buyer with a short phone number is told so and loses nothing', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/italian-marble/#enquiry');
  await fillEnquiry(page);
  await page.getByRole('main').getByLabel('Phone', { exact: false }).first().fill('12345');
  await page.getByRole('button', { name: /enquiry/i }).click();
  await expect(page.getByRole('main').getByLabel('City')).toHaveValue('Udaipur');
  await expect(page.getByText('exactly 10 digits').first()).toBeVisible();
});

test('a reader subscribes to the newsletter at the end of an article', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/why-veins-run/');
  const article = page.getByRole('main');
  await article.getByLabel('E-mail').fill('reader@post.example');
  await article.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
});

test('a buyer asks for a quote of a product without a phone number', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/statuario/');
  await page.getByRole('link', { name: 'Request Quote' }).last().click();
  await expect(page.getByRole('main').getByLabel('Subject')).toHaveValue(/Statuario/);
  await page.getByRole('main').getByLabel('Name').fill('Jonas Example');
  await page.getByRole('main').getByLabel('E-mail').fill('jonas@buyer.example');
  await page.getByRole('main').getByLabel('Message').fill(longMessage);
  await page.getByRole('button', { name: 'Request a quote' }).click();
  await expect(page).toHaveURL(/\/thank-you\//);
});

async function fillContact(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByLabel('Name').fill(name);
  await page.getByRole('main').getByLabel('E-mail').fill('meera@studio.example');
  await page.getByRole('main').getByLabel('Phone', { exact: false }).last().fill('0000000000');
  await page.getByRole('main').getByLabel('Subject').fill('Stair');
  await page.getByRole('main').getByLabel('Message').fill(longMessage);
}

async function fillEnquiry(page: Page): Promise<void> {
  await page.locator('[name="full_name"]').fill('Meera Example');
  await page.locator('[name="email"]').first().fill('meera@studio.example');
  await page.locator('[name="phone"]').fill('0000000000');
  await page.locator('[name="whatsapp_number"]').fill('0000000000');
  await page.locator('[name="city"]').fill('Udaipur');
}
