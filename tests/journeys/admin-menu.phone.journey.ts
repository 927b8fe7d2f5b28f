import { accessibilityFindings, expect, test } from '../support/administrator.ts';

test('an administrator on the phone opens the menu with a thumb and goes on', async ({ signedIn: page }) => {
  await page.goto('/admin/dashboard/');
  const toggle = page.getByRole('button', { name: 'Open menu' });
  const box = await toggle.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await toggle.tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Newsletter' })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await menu.getByRole('link', { name: 'Newsletter' }).tap();
  await expect(page.getByRole('heading', { name: 'Newsletter', level: 1 })).toBeVisible();
  await expect(menu).toBeHidden();
});
