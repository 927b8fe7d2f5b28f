import type { Page } from '@playwright/test';
import { administrator, expect, findViolations, type RequestApi, test } from '../support/administrator.ts';
import { makeLibraryFile } from '../support/library-files.ts';

type Row = { id: number };
const password = 'marble, moss and rain';

async function addSlab(api: RequestApi): Promise<{ number: string; id: number }> {
  const [product] = (await api('GET', '/products?per_page=1')) as Row[];
  const number = `Y-${crypto.randomUUID().slice(0, 8)}/01`;
  const sizes = { length_mm: 2900, height_mm: 1800, thickness_mm: 20 };
  const { id } = (await api('POST', '/slabs', { number, product_id: product?.id, ...sizes })) as Row;
  return { number, id };
}

async function find(page: Page, number: string): Promise<void> {
  await page.getByLabel('Number').fill(number);
  await page.getByRole('button', { name: 'Find' }).tap();
}

async function signInAs(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page
    .getByLabel('Password')
    .fill(username === administrator.username ? administrator.password : password);
  await page.getByRole('button', { name: 'Sign in' }).tap();
}

test('somebody in the yard changes and photographs a slab, and goes on without a network', async ({
  signedIn: page,
  context,
  api,
}) => {
  const [near, far] = [await addSlab(api), await addSlab(api)];
  const stateOf = ({ id }: Row) => api('GET', `/slabs/${id}`);
  await page.goto('/admin/slabs/yard/');
  await find(page, 'not a number');
  await expect(page.getByText('This is not the number of a slab.')).toBeVisible();
  await expect(page.getByLabel('Number')).toHaveValue('not a number');
  await find(page, near.number.toLowerCase());
  await expect(page.getByRole('heading', { name: near.number })).toBeVisible();
  await page.getByLabel('Place in the yard').fill('Row 4');
  await page.getByRole('button', { name: 'Save' }).tap();
  await page.getByRole('button', { name: 'Sold' }).tap();
  await page.getByLabel('Take a photograph').setInputFiles(await makeLibraryFile());
  await expect(page.getByText('Everything has been sent.')).toBeVisible();
  await expect.poll(() => stateOf(near)).toMatchObject({ status: 'sold', location: 'Row 4' });
  await expect
    .poll(() => stateOf(near))
    .toMatchObject({ image: expect.stringMatching(/^\/uploads\/slabs\/y-/) });

  await context.setOffline(true);
  await find(page, far.number);
  await expect(page.getByText('Not read: there is no network.')).toBeVisible();
  await page.getByRole('button', { name: 'Available' }).tap();
  await expect(page.getByText('1 waiting to be sent')).toBeVisible();
  await find(page, 'Y-NONE');
  await page.getByRole('button', { name: 'Gone' }).tap();
  await expect(page.getByText('2 waiting to be sent')).toBeVisible();
  await api('PUT', `/slabs/${far.id}`, { status: 'sold' });

  await context.setOffline(false);
  const unknown = page.getByRole('alert').filter({ hasText: 'Slab "Y-NONE" not found.' });
  const sold = page
    .getByRole('alert')
    .filter({ hasText: 'Somebody else has changed it meanwhile. Status: Sold' });
  await expect(unknown).toBeVisible();
  await expect(sold).toBeVisible();
  expect(await stateOf(far)).toMatchObject({ status: 'sold' });
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await unknown.getByRole('button', { name: 'Discard' }).tap();
  await expect(unknown).toBeHidden();
  await sold.getByRole('button', { name: 'Change it all the same' }).tap();
  await expect.poll(() => stateOf(far)).toMatchObject({ status: 'available' });
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('on a phone that several people use', () => {
  test.use({ hasOwnSession: true, refusals: [401, 404] });

  test('what one has not sent waits until they sign in again; sales change the status alone', async ({
    signedIn: page,
    context,
    api,
  }) => {
    const slab = await addSlab(api);
    const sales = `sales-${slab.id}`;
    await api('POST', '/auth/register', { username: sales, password, role: 'sales' });
    await page.goto('/admin/slabs/yard/');
    await find(page, slab.number);
    await expect(page.getByRole('heading', { name: slab.number })).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('Place in the yard').fill('Row 7');
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByText('1 waiting to be sent')).toBeVisible();
    await api('POST', '/auth/logout');
    await context.setOffline(false);
    // The phone's camera may come back over the dialog.
    await expect(page.getByLabel('Username')).toBeVisible();
    await page.getByLabel('Take a photograph').setInputFiles(await makeLibraryFile());

    await signInAs(page, sales);
    await expect(page.getByText('Scan the label of a slab, or type its number.')).toBeVisible();
    await find(page, slab.number);
    await page.getByRole('button', { name: 'Sold' }).tap();
    await expect(page.getByText('Everything has been sent.')).toBeVisible();
    await expect(page.getByLabel('Place in the yard')).toHaveCount(0);
    await expect(page.getByLabel('Take a photograph')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('button', { name: 'Sign out' }).tap();

    await signInAs(page, administrator.username);
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await page.goto('/admin/slabs/yard/');
    await expect(page.getByText('Everything has been sent.')).toBeVisible();
    await find(page, slab.number);
    await expect(page.getByLabel('Place in the yard')).toHaveValue('Row 7');
    await expect(page.getByRole('button', { name: 'Sold' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('img', { name: 'Picture' })).toHaveAttribute('src', /\/slabs\//);
  });
});
