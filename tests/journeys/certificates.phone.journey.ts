import { expect, test } from '../support/visitor.ts';

test('on a phone a certificate is opened by the phone itself, or saved', async ({ page }) => {
  await page.goto('/about/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  const view = page.getByRole('link', { name: 'View Certificate ISO 9001:2015' });
  await expect(view).toHaveAttribute('target', '_blank');
  await expect(view).toHaveAttribute('href', /iso-9001\.pdf$/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download PDF ISO 9001:2015' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('iso-9001.pdf');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
