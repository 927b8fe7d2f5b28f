import { accessibilityFindings, expect, overflowOf, test } from '../support/administrator.ts';

const pages = [
  { address: '/admin/dashboard/', heading: 'Dashboard' },
  { address: '/admin/users/', heading: 'Users' },
  { address: '/admin/sitemap/', heading: 'Sitemap' },
  { address: '/admin/activity/', heading: 'Activity' },
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('an administrator meets no barrier at the sign-in page', async ({ page }) => {
      await page.goto('/admin/login/');
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    });

    for (const { address, heading } of pages) {
      test(`an administrator meets no barrier on ${address}`, async ({ signedIn: page }) => {
        await page.goto(address, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
        expect(await accessibilityFindings(page)).toEqual([]);
        expect(await overflowOf(page)).toBe(0);
      });
    }

    test('an administrator meets no barrier in the palette', async ({ signedIn: page }) => {
      await page.goto('/admin/users/', { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await accessibilityFindings(page)).toEqual([]);
    });

    test('an administrator meets no barrier in the list of shortcuts', async ({ signedIn: page }) => {
      await page.goto('/admin/users/', { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expect(page.getByRole('switch')).toBeVisible();
      expect(await accessibilityFindings(page)).toEqual([]);
    });
  });
}
