import { expect, findViolations, test } from '../support/administrator.ts';

test('an administrator on the phone sees twelve products at once, and what can be done with each', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/products/');
  const rows = page.locator('[data-record]');
  await expect(rows.nth(11)).toBeInViewport({ ratio: 1 });
  await expect(rows.nth(11).getByRole('link', { name: 'Edit' })).toBeInViewport();
  await expect(rows.nth(11).getByRole('button', { name: 'Delete' })).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);
});

test('an administrator on the phone unfolds the filters, and takes one away by its name', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/products/');
  const opener = page.getByRole('button', { name: /^Filters/ });
  await expect(page.getByLabel('Status')).toBeHidden();
  await opener.tap();
  await page.getByLabel('Status').selectOption({ label: 'Featured' });
  await expect(opener).toHaveText('Filters (1)');
  await page.getByRole('button', { name: 'Remove Status: Featured' }).tap();
  await expect(page).toHaveURL('/admin/products/');
});
