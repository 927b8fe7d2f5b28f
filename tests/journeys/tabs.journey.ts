import { accessibilityFindings, expect, test } from '../support/visitor.ts';

test('a visitor of a product reads its description first and reaches the figures by key', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/statuario/');
  const tabs = page.getByRole('tablist', { name: 'About Statuario' }).getByRole('tab');
  await expect(tabs).toHaveText(['Description', 'Technical Specifications', 'Applications']);
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await tabs.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Technical Specifications' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Technical specifications of Statuario' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(tabs.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(0)).toBeFocused();
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('a visitor sent to a section of the terms finds its tab chosen and the section open', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/legal/');
  const terms = page.getByRole('tab', { name: 'Terms of Service' });
  await terms.click();
  const panel = page.getByRole('tabpanel', { name: 'Terms of Service' });
  await expect(panel).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Privacy Policy' })).toBeHidden();
  const path = `/legal/#${await panel.locator('details').nth(3).getAttribute('id')}`;
  await page.goto('/');
  await page.goto(path);
  await expect(terms).toHaveAttribute('aria-selected', 'true');
  const section = page.locator(new URL(path, 'http://site.example').hash);
  await expect(section).toHaveAttribute('open');
  await expect(section).toBeInViewport();
  await expect(panel.locator('details[open]')).toHaveCount(1);
  expect(await accessibilityFindings(page)).toEqual([]);
});
