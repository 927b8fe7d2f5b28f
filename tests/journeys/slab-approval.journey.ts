import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings, expect, test, visit } from '../support/sender.ts';

/** Three slabs that can be had, by their numbers. */
async function chooseSlabs(page: Page, press: (target: Locator) => Promise<void>): Promise<string[]> {
  await visit(page, '/slabs/');
  const slabs = page.locator('[data-slab]').filter({ hasText: 'Available' });
  const numbers: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    const slab = slabs.nth(index);
    numbers.push((await slab.getAttribute('data-slab')) ?? '');
    const button = slab.getByRole('button', { name: 'Add to shortlist' });
    await press(button);
    await expect(slab.getByRole('button', { name: 'Remove from shortlist' })).toBeVisible();
  }
  return numbers;
}

async function approve(page: Page, press: (target: Locator) => Promise<void>): Promise<void> {
  const approval = page.getByRole('region', { name: 'Approve this list' });
  await approval.getByLabel('Name').fill('Ann Field');
  await approval.getByLabel('E-mail').fill('ann.field@stone.example');
  await press(approval.getByRole('button'));
}

test('a fabricator picks three slabs, asks to hold them, and a customer approves the list', async ({
  page,
  hasTouch,
}) => {
  const press = (target: Locator) => (hasTouch ? target.tap() : target.click());
  const numbers = await chooseSlabs(page, press);
  await page.goto('/shortlist/');
  for (const number of numbers) await expect(page.getByRole('link', { name: number })).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);

  await press(page.getByRole('button', { name: 'Ask to hold the slabs' }));
  const form = page.getByRole('form', { name: 'Ask to hold the slabs' });
  await form.getByLabel('Name').fill('Ira Weir');
  await form.getByLabel('E-mail').fill('ira.weir@stone.example');
  await press(form.getByRole('button', { name: 'Send' }));
  await expect(page).toHaveURL(/\/thank-you\//);
  await expect(page.getByText('Your request to hold slabs is with us.')).toBeVisible();

  await page.goto('/shortlist/');
  await press(page.getByRole('button', { name: 'Copy link' }));
  const link = page.getByRole('status').getByRole('link');
  await page.goto((await link.getAttribute('href')) ?? '');
  expect(await accessibilityFindings(page)).toEqual([]);
  const approval = page.getByRole('region', { name: 'Approve this list' });
  await press(approval.getByRole('button'));
  await expect(approval.getByLabel('Name')).toBeFocused();
  await approve(page, press);
  await expect(page.getByText(/^Approved by Ann Field on .+: 3 slabs, [\d.]+ ft², [\d,]+ lb$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Approved by Ann Field/)).toBeVisible();
  const sheet = await page.request.get(new URL('slabs.pdf', page.url()).href);
  expect([sheet.status(), sheet.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor asks to hold a slab from its passport, and approves a shared list', async ({ page }) => {
    await page.goto('/slabs/');
    const slab = page.locator('[data-slab]').filter({ hasText: 'Available' }).first();
    const number = (await slab.getAttribute('data-slab')) ?? '';
    await slab.getByRole('heading').getByRole('link').click();
    await page.getByRole('link', { name: 'Ask to hold this slab' }).click();
    await expect(page.getByLabel(/^Slabs, /)).toHaveValue(number);
    const form = page.getByRole('form', { name: 'Ask to hold the slabs' });
    await form.getByLabel('Name').fill('Ira Weir');
    await form.getByLabel('E-mail').fill('ira.weir@stone.example');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Your request to hold slabs is with us.')).toBeVisible();

    await page.goto(`/shortlist/?slab=${encodeURIComponent(number)}`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await approve(page, (target) => target.click());
    await expect(page.getByText(/^Approved by Ann Field on .+: 1 slab, /)).toBeVisible();
  });
});
