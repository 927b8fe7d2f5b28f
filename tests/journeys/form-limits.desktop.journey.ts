import type { Page } from '@playwright/test';
import { expect, fillFields, test, uniqueSender, visit } from '../support/sender.ts';

const sendingsPerMinute = 30;
const waitMessage = /Please wait \d+ seconds? and try again/;

type Message = Record<'name' | 'email' | 'phone' | 'subject' | 'message', string>;

/** Where the minute ends meanwhile the count begins anew, so this takes two of them at the most. */
async function sendUntilRefused(page: Page, message: Message): Promise<void> {
  for (let sent = 0; sent <= 2 * sendingsPerMinute; sent += 1) {
    const response = await page.request.post('/api/contact', {
      data: { ...message, subject: `Stair ${crypto.randomUUID()}` },
    });
    if (response.status() === 429) return;
    expect(response.status()).toBe(201);
  }
  throw new Error('Nothing was refused');
}

test('a visitor who sends a form too often is told how long to wait, with scripts and without', async ({
  page,
}) => {
  const message = {
    ...{ name: uniqueSender(), email: 'meera@studio.example', phone: '0000000000', subject: 'Stair' },
    message: 'Fourteen treads, 30 mm, by March.',
  };
  await visit(page, '/contact/');
  await fillFields(page, { name: 'Write to us', values: message });
  await sendUntilRefused(page, message);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText(waitMessage);
  await expect(page.getByRole('main').getByLabel('Subject')).toHaveValue('Stair');

  await sendUntilRefused(page, message);
  const refused = await page.request.post('/contact/', { form: message });
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  const html = await refused.text();
  expect(html).toMatch(waitMessage);
  expect(html).toContain(message.message);
});
