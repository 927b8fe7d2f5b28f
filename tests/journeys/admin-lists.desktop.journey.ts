import { administrator, expect, test } from '../support/administrator.ts';

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

for (const { path, labels } of [
  { path: 'inbox', labels: ['Kind', 'Status'] },
  { path: 'checks', labels: ['Kind', 'Severity'] },
  { path: 'redirects', labels: ['Show'] },
  { path: 'not-found', labels: ['Asked for by'] },
  { path: 'products', labels: ['Status', 'Sort by'] },
]) {
  test(`an administrator whose keys are quicker than the list of ${path} loses none of them`, async ({
    signedIn: page,
  }) => {
    await page.goto(`/admin/${path}/`);
    for (const label of labels) await expect(page.getByLabel(label, { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const caughtUp = Promise.withResolvers<void>();
    await page.route(new RegExp(`/api/${path}\\?`), async (route) => {
      await caughtUp.promise;
      await route.continue();
    });
    for (const label of labels) {
      await page.getByLabel(label, { exact: true }).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
    }
    caughtUp.resolve();
    for (const label of labels) {
      const select = page.getByLabel(label, { exact: true });
      const name = (await select.getAttribute('name')) ?? '';
      const third = (await select.locator('option').nth(2).getAttribute('value')) ?? '';
      await expect(page).toHaveURL(label === 'Sort by' ? /sort=/ : new RegExp(`[?&]${name}=${third}(&|$)`));
      await expect(select).toHaveValue(third);
    }
  });
}

test('an administrator reads which of the selected collections stay, and why, while the others go', async ({
  signedIn: page,
  api,
}) => {
  const word = `Partly${crypto.randomUUID().slice(0, 8)}`;
  const add = async (name: string) =>
    (await api('POST', '/categories', { name, description: 'Made by a test.' })) as { id: number };
  const full = await add(`${word} full`);
  await add(`${word} empty`);
  await api('POST', '/products', { name: word, description: 'Made by a test.', category_id: full.id });
  await page.goto(`/admin/categories/?search=${word}`);
  await page.getByRole('checkbox', { name: 'Select page' }).check();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const message = page.getByRole('alert').filter({ hasText: '1 collection could not be changed' });
  await expect(message).toContainText(`${word} full`);
  await expect(message).toContainText('1 product');
  const rows = page.locator('[data-record]');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(`${word} full`);
});

test.describe('where the session is over', () => {
  test.use({ refusals: [401], hasOwnSession: true });

  test('an administrator signs in over the list and goes on in it', async ({ signedIn: page, api }) => {
    await page.goto('/admin/products/');
    await expect(page.locator('[data-record]').first()).toBeVisible();
    await api('POST', '/auth/logout');
    await page.getByLabel('Sort by').selectOption({ label: 'Name, Z to A' });
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await dialog.getByLabel('Password').fill(administrator.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/admin/products/?sort=name&order=desc');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Name, Z to A');
    await expect(page.locator('[data-record]').first()).toBeVisible();
  });
});

test('an administrator sees rows of one height, the name of each a link and its actions on hover and by keys', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/products/');
  const row = page.locator('[data-record]').nth(3);
  const actions = row.locator('td').last().locator('> div');
  await expect(actions).toHaveCSS('opacity', '0');
  const before = await row.boundingBox();
  expect(Math.round(before?.height ?? 0)).toBe(44);
  await row.hover();
  await expect(actions).toHaveCSS('opacity', '1');
  expect(await row.boundingBox()).toEqual(before);
  await page.getByRole('heading', { name: 'Products', level: 1 }).hover();
  await expect(actions).toHaveCSS('opacity', '0');
  await row.getByRole('link').first().focus();
  await expect(actions).toHaveCSS('opacity', '1');
  await expect(row.getByRole('link').first()).toHaveAttribute('href', /^\/admin\/products\/\d+\/edit\/$/);
});
