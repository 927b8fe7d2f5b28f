import { expect, overflowOf, test } from '../support/administrator.ts';

const account = { username: 'giulia', password: 'slate under heather' };

test('an editor reads the back office in a language of their own, wherever they sign in', async ({
  api,
  browser,
  page,
}) => {
  await api('POST', '/auth/register', { ...account, role: 'editor' });
  await page.goto('/admin/login/?from=/admin/account/');
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Language of the back office').selectOption('Italiano');
  await expect(page.getByRole('heading', { name: 'Il mio account', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');

  await page.goto('/admin/products/new/');
  await expect(page.getByLabel('Nome', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveAccessibleDescription(/obbligatori/);
  // Only the server knows which addresses are the site's own.
  await page.goto('/admin/pages/new/');
  await page.getByLabel('Titolo', { exact: true }).fill('Prodotti');
  await page.getByLabel('Indirizzo', { exact: true }).fill('products');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByLabel('Indirizzo', { exact: true })).toHaveAccessibleDescription(
    /«products» è un indirizzo del sito stesso/,
  );

  const elsewhere = await browser.newContext();
  try {
    const other = await elsewhere.newPage();
    await other.goto(new URL('/admin/login/', page.url()).href);
    await other.getByLabel('Username').fill(account.username);
    await other.getByLabel('Password').fill(account.password);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Bacheca');
  } finally {
    await elsewhere.close();
  }
});

test.describe('in a browser whose language it has', () => {
  test.use({ locale: 'de-DE' });

  test('the page to sign in and the back office are in that language, on a phone as well', async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/products/');
    await expect(page.getByRole('heading', { name: 'Produkte', level: 1 })).toBeVisible();
    for (const path of [
      'dashboard/',
      'inbox/',
      'products/1/edit/',
      'site/company/',
      'settings/',
      'account/',
    ]) {
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect([path, await overflowOf(page)]).toEqual([path, 0]);
    }
  });
});
