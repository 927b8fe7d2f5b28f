import type { RouteConfigEntry } from '@react-router/dev/routes';
import { siteDocuments } from '#content/documents/registry.ts';
import appRoutes from '../../app/routes.ts';
import { expect, test } from '../support/administrator.ts';

test('an administrator goes anywhere by the palette: a record, a page, an action', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/dashboard/');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('statuario');
  await expect(palette.getByRole('option', { name: /^Statuario Products/ })).toBeVisible();

  await field.fill('sitemap');
  await expect(palette.getByRole('option')).toHaveText(['Sitemap']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/sitemap/');
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await field.fill('new product');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/products/new/');
});

test('no letter is lost that is typed while the palette opens, and none is taken for a shortcut', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/users/');
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
  // All keys in one go, as faster than any hand: nothing can load or settle in between.
  await page.evaluate(() => {
    const press = (init: KeyboardEventInit) => {
      const target = document.activeElement ?? document.body;
      const isFree = target.dispatchEvent(
        new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
      );
      const isLetter = init.key?.length === 1 && !init.ctrlKey;
      return isFree && isLetter && document.execCommand('insertText', false, init.key);
    };
    press({ key: 'k', ctrlKey: true });
    for (const key of 'gd sitemap') press({ key });
  });
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('combobox')).toHaveValue('gd sitemap');
  await expect(page).toHaveURL('/admin/users/');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});

test('an administrator finds a field and a word inside documents by the palette, and keeps the place', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/site/');
  await expect(page.getByRole('heading', { name: 'Site', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('opening hours');
  await page.getByRole('option', { name: 'Opening hours Company' }).click();
  await expect(page).toHaveURL('/admin/site/company/#hours');
  await expect(page.getByRole('button', { name: 'Add hours' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add hours' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('natural stone');
  const words = page.getByRole('group', { name: 'Words of the site' }).getByRole('option');
  await words.first().click();
  await expect(page).toHaveURL(/\/admin\/site\/[a-z-]+\/#./i);
  await page.goBack();
  await expect(page).toHaveURL('/admin/site/company/#hours');
});

test('an administrator finds a document by the palette', async ({ signedIn: page }) => {
  await page.goto('/admin/site/');
  await expect(page.getByRole('heading', { name: 'Site', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('certificates');
  await page.getByRole('option', { name: 'Certificates', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Certificates', level: 1 })).toBeVisible();
});

test('an administrator goes about by keys, and never by accident while typing', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/users/');
  const form = page.getByRole('form', { name: 'Add an administrator' });
  await form.getByLabel('Username').pressSequentially('gd?n/');
  await expect(form.getByLabel('Username')).toHaveValue('gd?n/');
  await expect(page).toHaveURL('/admin/users/');

  await page.getByRole('heading', { name: 'People', level: 1 }).click();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByText('New record in this section')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL('/admin/dashboard/');
});

test('the menu names who is signed in with a token alone, and nobody without one', async ({
  signedIn: page,
}) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.removeItem('authUsername'));
  await page.goto('/admin/users/');
  const menu = page.getByRole('complementary', { name: 'Menu' });
  await expect(menu.getByText('Signed in as admin')).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem('authToken');
    dispatchEvent(new Event('ashlar:session'));
  });
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await expect(menu.getByText('Signed in as')).toHaveCount(0);
});

test('an administrator reaches the content past the menu', async ({ signedIn: page }) => {
  await page.goto('/admin/users/');
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an administrator sees the whole menu at once, and the pages below the entry that is open', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/enquiries/');
  const menu = page.getByRole('complementary', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: /^Inbox/ })).toHaveAttribute('aria-current', 'true');
  await expect(menu.getByRole('link', { name: 'Enquiries' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: 'Personal data' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Landing pages' })).toHaveCount(0);
  expect(await menu.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
});

test('an administrator finds what is set up once in the settings, and the way back to them', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/dashboard/');
  const menu = page.getByRole('complementary', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Redirects' }).click();
  await expect(page).toHaveURL('/admin/redirects/');
  await expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

test('an administrator keeps the colours they chose, from the first paint on', async ({ signedIn: page }) => {
  await page.goto('/admin/users/');
  await page.getByTitle('Dark').click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  // Whatever comes after the document itself comes too late to be the cause.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/admin/users/', { waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('an administrator sees on the dashboard what could be loaded, whatever failed', async ({
  signedIn: page,
}) => {
  const failure = { status: 400, json: { message: 'No' } };
  await page.route('**/api/counts', (route) => route.fulfill(failure));
  await page.route('**/api/images?*', (route) => route.fulfill(failure));
  await page.goto('/admin/dashboard/');
  const counts = page.getByRole('list', { name: 'Counts' });
  await expect(counts.getByRole('link', { name: '0 Images' })).toBeVisible();
  await expect(counts.getByRole('link', { name: '0 Enquiries' })).toBeVisible();
  await counts.getByRole('link', { name: /Products$/ }).click();
  await expect(page).toHaveURL('/admin/products/');
});

test('an administrator generates the sitemap and sees how it stands', async ({ signedIn: page }) => {
  await page.goto('/admin/sitemap/');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByRole('alert')).toHaveText('✅ Sitemap generated successfully!');
  const status = page.getByRole('region', { name: 'Status' });
  await expect(status.getByText('Active')).toBeVisible();
  await expect(status.getByText(/\d KB$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Sitemap' })).toHaveAttribute('href', '/sitemap.xml');
});

test('an administrator reads why the sitemap failed', async ({ signedIn: page }) => {
  const failure = { status: 400, json: { message: 'The disk is full' } };
  await page.route('**/api/sitemap/status', (route) => route.fulfill(failure));
  await page.route('**/api/sitemap/generate', (route) => route.fulfill(failure));
  await page.goto('/admin/sitemap/');
  await expect(page.getByRole('alert')).toHaveText('Error fetching sitemap status');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByRole('alert')).toHaveText('❌ Error generating sitemap: The disk is full');
});

test('an administrator adds a colleague, and takes them out again', async ({ signedIn: page }) => {
  const name = `colleague-${Date.now()}`;
  await page.goto('/admin/users/');
  const form = page.getByRole('form', { name: 'Add an administrator' });
  await form.getByLabel('Username').fill(name);
  await form.getByLabel('Password', { exact: true }).fill('short');
  await form.getByRole('button', { name: 'Add administrator' }).click();
  await expect(form.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/10/);
  await form.getByLabel('Password', { exact: true }).fill(`${name}-1`);
  await form.getByRole('button', { name: 'Add administrator' }).click();
  await expect(form.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/username/);
  await form.getByLabel('Password', { exact: true }).fill('long enough by far');
  await form.getByRole('button', { name: 'Add administrator' }).click();
  await expect(form.getByRole('alert')).toHaveText(`${name} can sign in now.`);

  const row = page.getByRole('table', { name: 'People' }).getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
});

test('an administrator whose page fails tries again in its place', async ({ signedIn: page }) => {
  await page.route('**/api/users', (route) => route.fulfill({ status: 400, json: { message: 'Not now' } }));
  await page.goto('/admin/users/');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Not now');
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
  await page.unroute('**/api/users');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
});

test('no address of the back office ends in an error when it is loaded anew', async ({
  signedIn: page,
  api,
}) => {
  // Some fifty pages, each loaded anew, on a machine that does other things as well.
  test.setTimeout(480_000);
  const ids = new Map<string, number>();
  for (const path of ['categories', 'products', 'slabs', 'blog', 'social', 'gallery']) {
    const [record] = (await api('GET', `/${path}?page=1&per_page=1`)) as { id: number }[];
    if (record) ids.set(path, record.id);
  }
  const paths = addressesOf(appRoutes)
    // Those of translations say that this site has no other language (admin-translations.desktop.journey.ts).
    .filter((path) => /^admin(?!\/components)/.test(path) && !path.includes(':language'))
    .flatMap((path) =>
      path.includes(':key') ? siteDocuments.map(({ key }) => path.replace(':key', key)) : path,
    )
    .map((path) => path.replace(/(\w+)\/:id/, (_, entity) => `${entity}/${ids.get(entity)}`));
  const failed: string[] = [];
  for (const path of paths) {
    await page.goto(`/${path}/`);
    const shown = page.locator('main h1');
    await expect(shown, path).toBeVisible();
    await expect(page.locator('[aria-busy="true"], [data-testid="skeleton"]'), path).toHaveCount(0);
    if ((await shown.textContent())?.includes('Error')) failed.push(path);
  }
  expect(failed).toEqual([]);
  await page.goto('/admin/site/no-such-document/');
  await expect(page.getByRole('alert')).toContainText('There is no site document "no-such-document".');
});

/** What the pages of the route table are reached by. */
function addressesOf(routes: readonly RouteConfigEntry[], before = ''): string[] {
  return routes.flatMap(({ path, children }) => {
    const whole = [before, path].filter(Boolean).join('/');
    return children ? addressesOf(children, whole) : [whole];
  });
}
