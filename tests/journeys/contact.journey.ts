import type { Page } from '@playwright/test';
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

const endpoint = '**/api/contact';
const failure = 'There was an error sending your message. Please try again later.';

async function fillMessage(page: Page, name: string): Promise<void> {
  await fillFields(page, {
    name: 'Write to us',
    values: {
      ...{ name, email: 'meera@studio.example', phone: '0000000000', subject: 'A stair in Carrara' },
      message: 'Fourteen treads, 30 mm, by March.',
    },
  });
}

test('a visitor who presses twice sends one message, and is thanked by name without a word in the URL', {
  tag: '@desktop',
}, async ({ page, api }) => {
  const name = uniqueSender();
  await visit(page, '/contact/');
  await page.evaluate(() => localStorage.setItem('utm_params', '{"utm_source":"letter"}'));
  await fillMessage(page, name);
  const letGo = await holdBack(page, endpoint);
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  const button = page.getByRole('button', { name: 'Sending...' });
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  letGo();
  await expect(page).toHaveURL('/thank-you/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Thank you, ${name}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('meera@studio.example within 24 hours');
  await expect(main).toContainText('A stair in Carrara');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Thank you, ${name}`);
  const messages = await recordsOf(api, { kind: 'messages', name });
  expect(messages).toMatchObject([{ form_type: 'contact', source_page: '/contact/', utm_source: 'letter' }]);
});

test('a visitor whose message is refused, then lost, then stored never types a word twice', {
  tag: '@desktop',
}, async ({ page, api }) => {
  const name = uniqueSender();
  await visit(page, '/contact/');
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Please fill in all required fields.');
  await expect(page.getByRole('alert')).toContainText('Name, E-mail, Phone, Subject, Message.');
  const nameField = page.getByRole('main').getByLabel('Name');
  await expect(nameField).toBeFocused();
  await expect(nameField).toBeInViewport();
  await expect(nameField).toHaveAccessibleDescription('Enter your name');
  expect(await accessibilityFindings(page)).toEqual([]);

  await fillMessage(page, name);
  await page.route(endpoint, (route) => route.abort());
  await send.click();
  await expect(page.getByRole('alert')).toContainText(failure);
  await expect(page.getByRole('alert')).toContainText('What you typed is still here.');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.unroute(endpoint);
  await page.reload();
  await expect(nameField).toHaveValue(name);
  await expect(page.getByRole('main').getByLabel('Message')).toHaveValue(/Fourteen treads/);
  await send.click();
  await expect(page).toHaveURL('/thank-you/');
  expect(await recordsOf(api, { kind: 'messages', name })).toHaveLength(1);
  await page.goto('/contact/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(nameField).toHaveValue('');
});

test('a visitor whose browser keeps nothing sends a message all the same', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => null;
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const name = uniqueSender();
  await visit(page, '/contact/');
  await fillMessage(page, name);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL('/thank-you/');
  expect(await recordsOf(api, { kind: 'messages', name })).toHaveLength(1);
});

test('the thank-you page thanks those as well of whom it knows nothing, and leads on', {
  tag: '@desktop',
}, async ({ page }) => {
  await visit(page, '/thank-you/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  const main = page.getByRole('main');
  await expect(main).toContainText('within 24 hours');
  for (const href of ['/products/', '/gallery/', '/contact/']) {
    await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
  }
});

test('a visitor plans the way to the yard in another tab', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/contact/');
  const way = page.getByRole('link', { name: 'Get Directions' });
  await expect(way).toHaveAttribute('target', '_blank');
  await expect(way).toHaveAttribute('href', /^https:\/\//);
});

test('a reader subscribes at the foot of any page without leaving it, once however often they press', {
  tag: '@desktop',
}, async ({ page, api }) => {
  const email = `${crypto.randomUUID()}@post.example`;
  await visit(page, '/about/');
  const foot = page.getByRole('contentinfo');
  const subscribe = foot.getByRole('button', { name: 'Subscribe' });
  await subscribe.click();
  await expect(foot.getByLabel('E-mail')).toBeFocused();
  await expect(foot.getByLabel('E-mail')).toHaveAccessibleDescription('Enter your e-mail address');
  await foot.getByLabel('E-mail').fill(email);
  await page.route('**/api/newsletter', (route) => route.abort());
  await subscribe.click();
  await expect(foot.getByRole('alert')).toContainText('not on the list yet');
  await page.unroute('**/api/newsletter');
  await subscribe.dblclick();
  await expect(foot.getByRole('status')).toContainText('Thank you');
  await expect(page).toHaveURL('/about/');
  expect(await accessibilityFindings(page)).toEqual([]);
  const subscribers = (await api('GET', '/newsletter')) as { email: string }[];
  expect(subscribers.filter((subscriber) => subscriber.email === email)).toHaveLength(1);
});

test('a visitor reads where the yard is, when it is open, and calls or writes from there', async ({
  page,
}) => {
  await page.goto('/contact/');
  const main = page.getByRole('main');
  const fact = (label: string) => main.locator('dt', { hasText: label }).locator('+ dd');
  await expect(fact('Address')).toContainText('Kishangarh, Ajmer');
  await expect(fact('Monday to Saturday')).toHaveText('9:00 AM to 7:00 PM');
  await expect(fact('Sunday')).toHaveText('Open');
  await expect(fact('Sales').getByRole('link')).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(fact('E-mail').getByRole('link')).toHaveAttribute('href', /^mailto:sales@/);
  await expect(fact('Message').getByRole('link')).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
  await expect(main.getByRole('link', { name: /Get Directions/ })).toHaveAttribute('href', /^https:/);
});
