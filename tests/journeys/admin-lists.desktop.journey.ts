import { expect, test } from '../support/administrator.ts';

test('an administrator sorts by the head of a column, one way and the other', async ({ signedIn: page }) => {
  await page.goto('/admin/products/');
  const head = page.getByRole('columnheader', { name: 'Name' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL('/admin/products/?sort=name&order=asc');
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL('/admin/products/?sort=name&order=desc');
});
