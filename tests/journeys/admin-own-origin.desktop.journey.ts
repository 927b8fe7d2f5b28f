import { administrator, expect, test } from '../support/administrator.ts';
import { saveButton } from '../support/record-form.ts';
import { apartAdminSite, apartSite } from '../support/sites.ts';

test.use({ hasOwnSession: true, baseURL: apartAdminSite });

test('an administrator signs in, edits, previews and publishes on the origin of the back office', async ({
  page,
}) => {
  await page.goto(`${apartSite}/admin/login/`);
  await expect(page).toHaveURL(`${apartAdminSite}/admin/login/`);
  await page.getByLabel('Username').fill(administrator.username);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${apartAdminSite}/admin/dashboard/`);
  await expect(page.getByRole('link', { name: 'View the site' })).toHaveAttribute('href', `${apartSite}/`);
  await page.goto('/admin/products/new/');
  await page.getByLabel('Name', { exact: true }).fill('Apartite');
  await page.getByLabel('Collection').selectOption({ label: 'Nocturne' });
  await page.getByLabel('Description', { exact: true }).fill('Seen from another origin.');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Apartite');
  await saveButton(page).click();
  await expect(page).toHaveURL(`${apartAdminSite}/admin/products/`);
  // The path of a public page leads to its own origin.
  await page.goto('/apartite/');
  await expect(page).toHaveURL(`${apartSite}/apartite/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Apartite');
});

test.describe('asked with a token that somebody has taken', () => {
  test.use({ refusals: [400, 403, 404] });

  test('a public page reaches neither the storage, the windows nor the API of the back office', async ({
    page,
    token,
  }) => {
    await page.goto(`${apartAdminSite}/admin/login/`);
    await page.evaluate((taken) => localStorage.setItem('authToken', taken), token);
    await page.goto(`${apartSite}/about/`);
    const found = await page.evaluate(
      async ({ adminSite, taken }) => {
        const view = window.open(`${adminSite}/admin/login/`);
        const readWindow = () => {
          try {
            return view?.closed ? 'out of reach' : view?.localStorage.getItem('authToken');
          } catch (error) {
            return (error as Error).name === 'SecurityError' ? 'out of reach' : String(error);
          }
        };
        // Until it has left the empty page that it opens with, which is this page's own.
        while (readWindow() === null) await new Promise((resolve) => requestAnimationFrame(resolve));
        const headers = { authorization: `Bearer ${taken}` };
        const statuses = await Promise.all(
          ['/api/auth/me', '/api/inbox'].map(async (path) => (await fetch(path, { headers })).status),
        );
        return { storage: localStorage.getItem('authToken'), window: readWindow(), statuses };
      },
      { adminSite: apartAdminSite, taken: token },
    );
    expect(found).toEqual({ storage: null, window: 'out of reach', statuses: [403, 403] });
  });
});
