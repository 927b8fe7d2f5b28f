import { expect, fillFields, test, uniqueSender, visit } from '../support/sender.ts';

const sendingsPerMinute = 30;

test('a visitor who sends a form too often is told how long to wait, with scripts and without', async ({
  page,
}) => {
  const message = {
    ...{ name: uniqueSender(), email: 'meera@studio.example', phone: '0000000000', subject: 'Stair' },
    message: 'Fourteen treads, 30 mm, by March.',
  };
  for (let sent = 0; sent < sendingsPerMinute; sent += 1) {
    const answer = await page.request.post('/api/contact', {
      data: { ...message, subject: `Stair ${sent}` },
    });
    expect(answer.status()).toBe(201);
  }
  const refused = await page.request.post('/contact/', { form: message });
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  const html = await refused.text();
  expect(html).toMatch(/Please wait \d+ seconds? and try again/);
  expect(html).toContain(message.message);

  await visit(page, '/contact/');
  await fillFields(page, { name: 'Write to us', values: message });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText(/Please wait \d+ seconds? and try again/);
  await expect(page.getByRole('main').getByLabel('Subject')).toHaveValue('Stair');
});
