import {
  accessibilityFindings,
  expect,
  findViolations,
  findViolationsEverywhere,
  findViolationsOfWholePage,
  test,
} from '../support/administrator.ts';
import { addProduct, openForm, saveButton, uniqueName } from '../support/record-form.ts';

// The forms of the back office and what opens from them, each at both sizes and in both colours.

// The panel is the same for every kind; of the document's form it is beside other controls.
for (const path of ['products', 'site/certificates']) {
  test(`an administrator meets no barrier in the preview of what the form of ${path} holds`, async ({
    signedIn: page,
    api,
  }) => {
    const isDocument = path.startsWith('site/');
    const records = isDocument ? [] : ((await api('GET', `/${path}`)) as { id: number }[]);
    const oldest = Math.min(...records.map(({ id }) => id));
    const form = isDocument ? `/admin/${path}/` : `/admin/${path}/${oldest}/edit/`;
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await openForm(page, form);
      // Beside the form it is remembered, over the form it is opened anew.
      const toggle = page.getByRole('button', { name: 'Preview', exact: true });
      if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click();
      const panel = page.getByRole('region', { name: 'Preview', exact: true });
      await expect(panel.locator('iframe')).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
        const found = await accessibilityFindings(page, 'section[aria-label="Preview"]');
        expect(found, `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test('an administrator meets no barrier in what opens over a form', async ({ signedIn: page, api }) => {
  const posts = (await api('GET', '/blog')) as { id: number }[];
  const oldest = Math.min(...posts.map(({ id }) => id));
  await openForm(page, `/admin/blog/${oldest}/edit/`);
  await expect(page.getByText('The editor is loading…')).toHaveCount(0);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Link', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

for (const path of ['categories', 'products', 'blog', 'social', 'gallery']) {
  test(`an administrator meets no barrier in the form of ${path}`, async ({ signedIn: page, api }) => {
    // The demo's records are older than those of other tests.
    const records = (await api('GET', `/${path}`)) as { id: number }[];
    const oldest = Math.min(...records.map(({ id }) => id));
    await openForm(page, `/admin/${path}/${oldest}/edit/`);
    await expect(page.getByText('The editor is loading…')).toHaveCount(0);
    expect(await findViolationsOfWholePage(page)).toEqual([]);
  });
}

for (const [path, heading] of [
  ['', 'Site'],
  ['company/', 'Company'],
  ['appearance/', 'Appearance'],
  ['forms/', 'Forms'],
  ['certificates/', 'Certificates'],
] as const) {
  test(`an administrator meets no barrier on /admin/site/${path}`, async ({ signedIn: page }) => {
    await page.goto(`/admin/site/${path}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}

test('an administrator meets no barrier in the question before leaving, nor in choosing between two versions', async ({
  signedIn: page,
  api,
}) => {
  const product = await addProduct(api, uniqueName());
  await openForm(page, `/admin/products/${product.id}/edit/`);
  await page.getByLabel('Origin').fill('Typed here');
  await page.getByLabel('Description', { exact: true }).fill('My words');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  expect(await findViolationsEverywhere(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await api('PUT', `/products/${product.id}`, { description: 'Their words', price: 'INR 900' });
  await saveButton(page).click();
  const choice = page.getByRole('dialog', { name: 'Changed by somebody else meanwhile' });
  await expect(choice.getByRole('group', { name: 'Description' })).toBeVisible();
  expect(await findViolationsEverywhere(page)).toEqual([]);
  await choice.getByRole('button', { name: 'Save merged version' }).click();
  await expect(choice.getByRole('alert')).toContainText('both of you');
  expect(await findViolations(page)).toEqual([]);
});
