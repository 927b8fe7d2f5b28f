import { expect, test } from '../support/visitor.ts';

test('a finger, broader than a strip of the yard list, sees the stone before it goes there', async ({
  page,
}) => {
  await page.goto('/italian-marble/');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  const strip = page.getByRole('list', { name: 'ONYX, slab by slab' }).getByRole('link').nth(2);
  const plate = () => strip.evaluate((element) => getComputedStyle(element, '::after').display);
  await strip.tap();
  await expect.poll(plate).toBe('block');
  await expect(page).toHaveURL('/italian-marble/');
  await strip.tap();
  await expect(page).toHaveURL('/white-onyx/');
});
