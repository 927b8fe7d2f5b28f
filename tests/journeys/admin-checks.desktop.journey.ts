import { expect, test } from '../support/administrator.ts';

test('an administrator follows what is lacking to its field, and it goes as it is typed', async ({
  signedIn: page,
  api,
}) => {
  const name = `Unfinished ${crypto.randomUUID().slice(0, 8)}`;
  const content = '<p><a href="/nowhere-at-all/">More</a></p>';
  await api('POST', '/blog', { title: name, excerpt: 'Short', content, published: false });
  await page.goto(`/admin/checks/?search=${encodeURIComponent(name)}`);
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(entry.getByRole('link', { name: '/nowhere-at-all/ leads nowhere' })).toBeVisible();
  await entry.getByRole('link', { name: 'No meta title: search engines show the name' }).press('Enter');

  await expect(page.getByLabel('Meta title')).toBeFocused();
  const checks = page.locator('details').filter({ has: page.getByRole('heading', { name: 'Checks' }) });
  await expect(checks.getByRole('link', { name: '/nowhere-at-all/ leads nowhere' })).toBeVisible();
  await page.keyboard.type('How a floor of travertine is sealed');
  await expect(checks.getByRole('link', { name: /No meta title/ })).toHaveCount(0);
  await checks.getByRole('link', { name: /No category/ }).press('Enter');
  await expect(page.getByLabel('Category')).toBeFocused();
});

test('an editor who writes a record is told what it lacks once it was saved', async ({ signedIn: page }) => {
  await page.goto('/admin/categories/new/');
  await page.getByLabel('Name', { exact: true }).fill(`Unfinished ${crypto.randomUUID().slice(0, 8)}`);
  const checks = page.getByRole('heading', { name: 'Checks' });
  await expect(checks).toHaveCount(0);
  await page.getByLabel('Description', { exact: true }).fill('Made by a test.');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/categories\/\d+\/edit\/$/);
  await expect(checks).toBeVisible();
});

test('an administrator leads visitors of a lost address to the page they meant, and takes it back', async ({
  signedIn: page,
  browser,
}) => {
  const lost = `/shop/statuario-${crypto.randomUUID().slice(0, 4)}.html`;
  // A browser that names itself like one of a person.
  const visitor = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' });
  const visit = async () => new URL((await visitor.request.get(lost)).url()).pathname;
  expect(await visit()).toBe('/404');

  await page.goto(`/admin/not-found/?search=${encodeURIComponent(lost)}`);
  const row = page.getByRole('row').filter({ hasText: lost });
  await row.getByRole('button', { name: 'Redirect to /statuario/' }).press('Enter');
  await expect(page.getByText(`Visitors of ${lost} get to /statuario/ from now on.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await visit()).toBe('/statuario/');

  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row).toBeVisible();
  expect(await visit()).toBe('/404');
  await row.getByRole('link', { name: 'Elsewhere…' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'To', exact: true })).toBeFocused();
  await page.keyboard.type('/nowhere-at-all/');
  await page.keyboard.press('Enter');
  await expect(page.getByText('There is no page at /nowhere-at-all/')).toBeVisible();
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('/contact/');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The redirect has been added.')).toBeVisible();
  expect(await visit()).toBe('/contact/');
  await visitor.close();
});

test('an administrator brings the redirects of an older site in from a file, and takes them back', async ({
  signedIn: page,
}) => {
  const word = `old-${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(`/admin/redirects/?search=${word}`);
  await page.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  const choose = async (rows: string[]) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Choose .*: Redirects$/ }).press('Enter');
    const buffer = Buffer.from(['from;to', ...rows].join('\r\n'));
    await (await chooser).setFiles({ name: 'redirects.csv', mimeType: 'text/csv', buffer });
  };
  await choose([`/${word}-1.html;/about/`, `/${word}-2.html;/nowhere-at-all/`]);
  await expect(page.getByRole('row', { name: '3 to There is no page at /nowhere-at-all/' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toBeDisabled();
  await choose([`/${word}-1.html;/about/`, `/${word}-2.html;/contact/`]);
  await page.getByRole('button', { name: 'Import 2 redirects' }).press('Enter');
  await expect(page.getByText('Imported: 2 new, 0 changed.')).toBeVisible();
  await expect(page.locator(`[data-record^="/${word}"]`)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.locator(`[data-record^="/${word}"]`)).toHaveCount(0);
});
