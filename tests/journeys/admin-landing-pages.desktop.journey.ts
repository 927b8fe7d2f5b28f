import type { Page } from '@playwright/test';
import {
  accessibilityFindings,
  expect,
  findViolations,
  findViolationsOfWholePage,
  test,
} from '../support/administrator.ts';

function control(page: Page, name: string) {
  return page.locator(`[name="${name}"]`);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('has been saved.');
}

test('an editor makes a second landing page and a page, publishes them, and moves one', async ({
  signedIn: page,
  api,
  request,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const [name, title] = [`Stairs ${mark}`, `Careers ${mark}`];
  const statusOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();

  await test.step('a landing page begins as a draft, with a list of stones, beside its preview', async () => {
    await page.goto('/admin/landing-pages/');
    await page.getByRole('link', { name: 'New landing page' }).click();
    await control(page, 'name').fill(name);
    await page.getByLabel('Published', { exact: true }).uncheck();
    await control(page, 'hero_heading').fill('Treads of one block');
    await control(page, 'hero_text').fill('Cut from the same slab.');
    await page.getByRole('button', { name: 'Add list' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await control(page, 'lists.0.title').fill('Quiet whites');
    const stones = page.getByRole('listitem').filter({ hasText: 'Quiet whites' });
    await stones.getByLabel('Products').fill('Thassos');
    await page.getByRole('option', { name: /Thassos/ }).click();
    await expect(stones.getByText('Thassos White', { exact: true })).toBeVisible();
    await save(page);
  });

  await test.step('neither its form nor the list of them bars the way, at both sizes, light and dark', async () => {
    await page.goto('/admin/landing-pages/');
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByRole('form', { name: 'Edit landing page' })).toBeVisible();
    expect(await findViolationsOfWholePage(page)).toEqual([]);
    await page.goto('/admin/landing-pages/');
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('nobody else sees it until it is published', async () => {
    expect(await statusOf(`/stairs-${mark}/`)).toBe(302);
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByRole('form', { name: 'Edit landing page' })).toBeVisible();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = page.frameLocator('iframe');
    await expect(preview.getByRole('heading', { level: 1 })).toContainText('Treads of one block');
    await expect(preview.getByRole('heading', { name: 'Quiet whites' })).toBeVisible();
    await page.getByLabel('Published', { exact: true }).check();
    await save(page);
    await page.goto(`/stairs-${mark}/`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Treads of one block');
    await expect(page.getByRole('form', { name: 'Enquiry' })).toHaveAttribute(
      'action',
      `/stairs-${mark}/#enquiry`,
    );
  });

  await test.step('a page has its title and text, and no address of another', async () => {
    await page.goto('/admin/pages/new/');
    await control(page, 'title').fill(title);
    await control(page, 'slug').fill(`stairs-${mark}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(`The address "stairs-${mark}" is taken`).first()).toBeVisible();
    await control(page, 'slug').fill(`careers-${mark}`);
    await save(page);
    await page.goto(`/careers-${mark}/`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(title);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  await test.step('its old address leads to the new one', async () => {
    const { id } = (await api('GET', `/pages/careers-${mark}`)) as { id: number };
    await page.goto(`/admin/pages/${id}/edit/`);
    await control(page, 'slug').fill(`jobs-${mark}`);
    await save(page);
    const moved = await request.get(`/careers-${mark}/`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, `/jobs-${mark}/`]);
    await page.goto(`/careers-${mark}/`);
    await expect(page).toHaveURL(`/jobs-${mark}/`);
  });
});
