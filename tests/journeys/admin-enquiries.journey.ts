import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/administrator.ts';
import { uniqueIp } from '../support/sender.ts';
import {
  openItem,
  openNew,
  rowOf,
  sendForm,
  showOnly,
  unfoldFilters,
  uniqueName,
} from '../support/sent-enquiry.ts';

const others = 50;

/** A failure that the browser's console may tell of (visitor.ts). */
const refusal = { status: 400, json: { message: 'Refused by the test.' } };

async function enquireAsVisitor(page: Page, name: string): Promise<void> {
  await page.goto('/italian-marble/#enquiry');
  const form = page.getByRole('form', { name: 'Enquiry', exact: true });
  await form.locator('[name="full_name"]').fill(name);
  await form.locator('[name="email"]').fill('meera@studio.example');
  await form.locator('[name="phone"]').fill('0000000000');
  await form.locator('[name="whatsapp_number"]').fill('0000000001');
  await form.locator('[name="city"]').fill('Udaipur');
  await form.getByLabel(/terms/i).check();
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\/thank-you\//);
}

function ask(page: Page): Locator {
  return page.getByRole('alertdialog');
}

test("an administrator finds a visitor's enquiry among many, reads it, and it is no longer unread", async ({
  signedIn: page,
  request,
}) => {
  const name = uniqueName();
  await enquireAsVisitor(page, name);
  const names = Array.from({ length: others }, (_, index) => `${name} x${index}x`);
  await Promise.all(names.map((other) => sendForm(request, { full_name: other })));
  await page.goto('/admin/inbox/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Inbox \(\d+ unread\)$/);
  await expect(page.locator('[data-record]')).toHaveCount(20);
  await expect(rowOf(page, name)).toHaveCount(0);
  await page.getByRole('searchbox').fill(`${name} x0x`);
  await expect(page.getByText('Showing 1 of 1 item')).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await unfoldFilters(page);
  await page.getByLabel('Sort by').selectOption('Name');
  await expect(page).toHaveURL(/sort=name/);
  await expect(rowOf(page, name)).toContainText('Unread');
  await openItem(page, name);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toContainText('Direct');
  await expect(dialog).toContainText('/italian-marble/');
  await expect(dialog.getByText('main', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, name)).not.toContainText('Unread');
  await page.reload();
  await expect(rowOf(page, name)).not.toContainText('Unread');
});

test('an enquiry that says nothing of its origin is told as direct, unknown and main', {
  tag: '@desktop',
}, async ({ signedIn: page, request }) => {
  const name = uniqueName();
  const dialog = await openNew(page, { request, name });
  await expect(dialog.getByText('Direct', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Unknown', { exact: true })).toBeVisible();
  await expect(dialog.getByText('main', { exact: true })).toBeVisible();
});

test('replies carry what the buyer asked for', { tag: '@desktop' }, async ({ signedIn: page, request }) => {
  const name = uniqueName();
  const dialog = await openNew(page, { request, name });
  const text = dialog.getByLabel('Text');
  await expect(text).toHaveValue(/^Dear /);
  await expect(dialog.getByRole('button', { name: 'Send reply' })).toHaveCount(0);
  await text.press('ControlOrMeta+End');
  await text.pressSequentially('\nTel. 100');
  const mail = new URL(
    (await dialog.getByRole('link', { name: 'Reply by e-mail' }).getAttribute('href')) ?? '',
  );
  expect(mail.pathname).toBe('buyer@studio.example');
  expect(mail.searchParams.get('subject')).toBe('Your enquiry: Onyx, 2000 sq ft, Udaipur');
  expect(mail.searchParams.get('body')).toContain(`Dear ${name},`);
  expect(mail.searchParams.get('body')).toMatch(/admin\r\nAravane\r\nTel\. 100$/);
  const chat = new URL(
    (await dialog.getByRole('link', { name: 'Reply on WhatsApp' }).getAttribute('href')) ?? '',
  );
  expect(chat.origin + chat.pathname).toBe('https://wa.me/910000000001');
  expect(chat.searchParams.get('text')).toContain('about Onyx, 2000 sq ft, for Udaipur');
  await expect(dialog.getByRole('link', { name: '+91 0000000001' })).toHaveAttribute(
    'href',
    'https://wa.me/910000000001',
  );
});

test('status and notes survive a reload of the URL that opens the enquiry', { tag: '@desktop' }, async ({
  signedIn: page,
  request,
}) => {
  const name = uniqueName();
  const dialog = await openNew(page, { request, name });
  await dialog.getByLabel('Status').selectOption('Quoted');
  await dialog.getByLabel('Notes').fill('Wants samples before March.');
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/item=\d+/);
  await page.reload();
  await expect(dialog.getByLabel('Status')).toHaveValue('quoted');
  await expect(dialog.getByLabel('Notes')).toHaveValue('Wants samples before March.');
  await dialog.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, name)).toContainText('Unread');
});

test('the status is changed in the list, and filters by it, product and order stand in the URL', async ({
  signedIn: page,
  request,
}) => {
  const name = uniqueName();
  await sendForm(request, { full_name: name });
  await showOnly(page, name);
  const saved = page.waitForResponse((response) => response.url().endsWith('/inbox/changes'));
  await rowOf(page, name).getByRole('combobox').selectOption('Won');
  expect((await saved).status()).toBe(200);
  await unfoldFilters(page);
  await page.getByLabel('Status', { exact: true }).selectOption('Won');
  await page.getByLabel('Product').selectOption('Onyx');
  await page.getByRole('button', { name: /Newest first/ }).click();
  await expect(page).toHaveURL(/product=Onyx&status=won&order=asc/);
  await page.reload();
  await expect(rowOf(page, name)).toBeVisible();
  await unfoldFilters(page);
  await expect(page.getByLabel('Product')).toHaveValue('Onyx');
  await page.getByLabel('Product').selectOption('Travertine');
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
});

test('enquiries alone have a page, with the columns and the messages that were specified', async ({
  signedIn: page,
  request,
  isMobile,
}) => {
  const name = uniqueName();
  await sendForm(request, { full_name: name });
  await request.post('/api/contact', {
    headers: { 'x-forwarded-for': uniqueIp() },
    data: { ...{ name, email: 'buyer@studio.example', phone: '0000000000' }, message: 'Hello.' },
  });
  const list = `/admin/enquiries/?search=${encodeURIComponent(name)}`;
  await page.route('**/api/inbox?*', (route) => route.fulfill(refusal), { times: 1 });
  await page.goto(list);
  await expect(page.getByText('Failed to load enquiries. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Showing 1 of 1 enquiry')).toBeVisible();
  const cells = rowOf(page, name).locator('[data-label]');
  const labels = await cells.evaluateAll((all) => all.map((cell) => (cell as HTMLElement).dataset.label));
  expect(labels).toEqual(['Date', 'Name', 'Email', 'Phone', 'City', 'Product', 'Quantity']);
  const texts = ['buyer@studio.example', '+91 0000000000', 'Udaipur', 'Onyx', '2000 sq ft'];
  await expect(cells.filter({ hasNotText: name })).toContainText(['', ...texts]);
  if (!isMobile) await expect(page.getByRole('columnheader')).toHaveText([...labels.map(String), 'Actions']);
  await openItem(page, name);
  await expect(page).toHaveURL(/\/admin\/enquiries\/\?search=.*&item=\d+/);
  await expect(page.getByRole('dialog', { name })).toContainText('Product interest');
  await page.keyboard.press('Escape');
  await page.route('**/api/inbox/changes', (route) => route.fulfill(refusal), { times: 1 });
  await rowOf(page, name).getByRole('button', { name: 'Delete' }).click();
  await ask(page).getByRole('button', { name: 'Delete' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to delete enquiry. Please try again.' });
  await expect(alert).toBeVisible();
  await expect(rowOf(page, name)).toBeVisible();
});

test('deleting asks first and is undone, a refusal leaves the enquiry where it is, and for good is another act', {
  tag: '@desktop',
}, async ({ signedIn: page, request }) => {
  const name = uniqueName();
  await sendForm(request, { full_name: name });
  await showOnly(page, name);
  const remove = rowOf(page, name).getByRole('button', { name: 'Delete' });
  await remove.click();
  await ask(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, name)).toBeVisible();
  await page.route('**/api/inbox/*', (route) => route.fulfill(refusal), { times: 1 });
  await remove.click();
  await ask(page).getByRole('button', { name: 'Delete' }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'Refused by the test.' });
  await expect(refused).toContainText(`${name}, Deleted`);
  await expect(rowOf(page, name)).toBeVisible();
  await remove.click();
  await ask(page).getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await openItem(page, name);
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(ask(page)).toContainText('This cannot be undone.');
  await ask(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, name)).toHaveCount(0);
  await page.goto(`/admin/inbox/?status=deleted&search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
});
