import type { Page } from '@playwright/test';
import {
  administrator,
  expect,
  findViolationsOfWholePage,
  type RequestApi,
  test,
} from '../support/administrator.ts';
import { cancelMove } from '../support/record-form.ts';

// The documents are there once, so one test after the other changes them, and each leaves them as they were.
test.describe.configure({ mode: 'serial' });

type Stored = { version: number; value: Record<string, unknown>; draft: unknown };
type Phone = { id?: string; label: string; display: string; href: string };

let before: Stored;

test.beforeEach(async ({ api }) => {
  before = await read(api);
});

// By a session that no test ends.
test.afterEach(async ({ request, findSharedToken }) => {
  const headers = { authorization: `Bearer ${await findSharedToken()}` };
  const response = await request.put('/api/site-documents/company', {
    headers,
    data: { value: before.value },
  });
  expect(response.status()).toBe(200);
});

async function read(api: RequestApi): Promise<Stored> {
  return (await api('GET', '/site-documents/company')) as Stored;
}

async function openCompany(page: Page): Promise<void> {
  await page.goto('/admin/site/company/');
  await expect(page.getByRole('heading', { name: 'Company', level: 1 })).toBeVisible();
}

function control(page: Page, name: string) {
  return page.locator(`[name="${name}"]`);
}

function press(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true }).click();
}

test('an administrator gives the company another name, and visitors read it on the next page', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/site/');
  await expect(page.getByRole('heading', { name: 'Site', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Company', exact: true }).click();
  await control(page, 'name').fill('Meridian Stone');
  await press(page, 'Save');
  await expect(page).toHaveURL('/admin/site/');
  await expect(page.getByRole('alert')).toContainText('"Company" has been saved.');
  await expect(page).toHaveTitle('Site · Meridian Stone');
  await expect(page.getByRole('complementary', { name: 'Menu' })).toContainText('Meridian Stone');
  await page.goto('/about/');
  await expect(page).toHaveTitle(/Meridian Stone/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Meridian Stone, home' })).toBeVisible();
  expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain(
    'Meridian Stone',
  );
});

test('an administrator is told beside the field what a link has to be', async ({ signedIn: page }) => {
  await openCompany(page);
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'PUT' && sent.push(request.url())));
  await control(page, 'phones.1.href').fill('+91 98');
  await press(page, 'Save');
  const field = control(page, 'phones.1.href');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(
    /^Give tel: and the number with the code of its country, without spaces/,
  );
  await expect(page.getByRole('alert')).toContainText('Not saved yet.');
  expect(sent).toEqual([]);
  await field.fill('tel:+9198');
  await press(page, 'Save');
  await expect(page).toHaveURL('/admin/site/');
});

test('an administrator adds, removes and orders phones by the keyboard alone', async ({
  signedIn: page,
  api,
}) => {
  const [sales, yard] = before.value.phones as Phone[];
  await openCompany(page);
  await page.getByRole('button', { name: `Move down: ${sales?.label}` }).press('Enter');
  await expect(control(page, 'phones.0.label')).toHaveValue(String(yard?.label));
  await expect(page.getByRole('button', { name: `Move down: ${sales?.label}` })).toBeFocused();
  await page.getByRole('button', { name: `Reorder: ${sales?.label}` }).press('Space');
  await expect(page.getByText(`Holding ${sales?.label} at its own place, position 2 of 2.`)).toBeAttached();
  await cancelMove(page);
  await page.getByRole('button', { name: 'Add phone' }).press('Enter');
  await expect(control(page, 'phones.2.label')).toBeFocused();
  await page.keyboard.type('Stock');
  await control(page, 'phones.2.href').pressSequentially('tel:+911234567890');
  await page.getByRole('button', { name: `Remove: ${yard?.label}` }).press('Enter');
  await expect(page.getByText(`Removed: ${yard?.label}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('"Company" has been saved.');
  const { value } = await read(api);
  expect((value.phones as Phone[]).map(({ id, label }) => [id, label])).toEqual([
    [yard?.id, yard?.label],
    [sales?.id, sales?.label],
    ['stock', 'Stock'],
  ]);
});

test('two administrators change different phones, and neither loses anything', async ({
  signedIn: page,
  api,
}) => {
  const [sales, yard] = before.value.phones as Phone[];
  await openCompany(page);
  await control(page, 'phones.0.display').fill('+91 11111 11111');
  await api('PUT', '/site-documents/company', {
    value: { phones: [{ ...yard, display: '+91 22222 22222' }, sales] },
  });
  await press(page, 'Save');
  const dialog = page.getByRole('dialog', { name: 'Changed by somebody else meanwhile' });
  await expect(dialog.getByRole('group', { name: /Phones, .*, Number/ })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Save merged version' }).click();
  await expect(page).toHaveURL('/admin/site/');
  const phones = (await read(api)).value.phones as Phone[];
  expect(phones.map(({ id, display }) => [id, display])).toEqual([
    [yard?.id, '+91 22222 22222'],
    [sales?.id, '+91 11111 11111'],
  ]);
});

test('a draft is there for administrators, and not for visitors', async ({ signedIn: page, request }) => {
  await openCompany(page);
  await control(page, 'tagline').fill('Prepared for later');
  await press(page, 'Save as draft');
  await expect(page.getByRole('alert')).toContainText('The draft has been saved.');
  const seen = await request.get('/api/site-documents/company');
  expect(await seen.text()).not.toContain('Prepared for later');
  await page.reload();
  await expect(control(page, 'tagline')).toHaveValue('Prepared for later');
  await expect(page.getByText('This is a draft that visitors do not see yet.')).toBeVisible();
  await press(page, 'History');
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByRole('heading').nth(1)).toContainText('Draft saved by admin');
  await expect(history).toContainText('Prepared for later');
});

test('Ctrl+S does what Save does and stays, also after a draft was saved', async ({
  signedIn: page,
  request,
}) => {
  await openCompany(page);
  await control(page, 'tagline').fill('Prepared for later');
  await press(page, 'Save as draft');
  await expect(page.getByRole('alert').filter({ hasText: 'The draft has been saved.' })).toBeVisible();
  await control(page, 'tagline').fill('For everybody');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert').filter({ hasText: '"Company" has been saved.' })).toBeVisible();
  const seen = await request.get('/api/site-documents/company');
  expect(await seen.text()).toContain('For everybody');
});

test.describe('where saving is cut off', () => {
  test.use({ hasOwnSession: true, refusals: [401, 412] });

  test('what an administrator typed outlives a server that dies and a session that ends, and is saved after', async ({
    signedIn: page,
    token,
  }) => {
    await openCompany(page);
    await control(page, 'tagline').fill('Typed before it died');
    const address = '**/api/site-documents/company';
    await page.route(address, (route) => route.abort('connectionrefused'), { times: 1 });
    await press(page, 'Save as draft');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Error saving document. Please try again.' }),
    ).toBeVisible();
    await expect(control(page, 'tagline')).toHaveValue('Typed before it died');
    // Stored, and the response never came: what is saved again finds its own values, and nothing to choose.
    await page.route(
      address,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    // The message of the first failure says the same: only the request tells of the second.
    await Promise.all([page.waitForEvent('requestfailed'), press(page, 'Save as draft')]);
    await press(page, 'Save as draft');
    await page.getByRole('button', { name: 'Save merged version' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The draft has been saved.' })).toBeVisible();
    await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
    // The preview beside the form notices it first.
    await control(page, 'tagline').fill('Typed before it ended');
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await dialog.getByLabel('Password').fill(administrator.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toBeHidden();
    await expect(control(page, 'tagline')).toHaveValue('Typed before it ended');
    await press(page, 'Save');
    await expect(page).toHaveURL('/admin/site/');
    // The token of this test has ended with its session.
    const { tagline } = (await (await page.request.get('/api/site-documents/company')).json()).value;
    expect(tagline).toBe('Typed before it ended');
  });
});

test('what an administrator typed is offered again after the window was closed', async ({
  signedIn: page,
}) => {
  await openCompany(page);
  await control(page, 'foundedNote').fill('Typed and not saved');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/robots.txt');
  await openCompany(page);
  await press(page, 'Restore');
  await expect(control(page, 'foundedNote')).toHaveValue('Typed and not saved');
});

test('dates of certificates are picked, and a text that is no date stays as it is', async ({
  signedIn: page,
}) => {
  await page.route('**/api/site-documents/certificates', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    // Two are not folded.
    body.value.items = body.value.items.slice(0, 2);
    body.value.items[1].date = 'March 2025';
    await route.fulfill({ response, json: body });
  });
  await page.goto('/admin/site/certificates/');
  await expect(control(page, 'items.0.date')).toHaveAttribute('type', 'date');
  await expect(control(page, 'items.0.date')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  await expect(control(page, 'items.1.date')).toHaveValue('March 2025');
  await control(page, 'items.1.date').fill('');
  await expect(control(page, 'items.1.date')).toHaveAttribute('type', 'date');
  await page.goto('about:blank');
});

test('an editor finds where a link leads by its name, by keyboard, and reads what it leads to', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/site/navigation/#further');
  await page
    .getByRole('group', { name: 'Further links below the menu' })
    .getByRole('button', { name: 'Add link' })
    .click();
  await page.keyboard.type('Whites');
  await page.keyboard.press('Tab');
  const leadsTo = page.getByRole('combobox', { name: 'Leads to' }).and(page.locator(':focus'));
  await page.keyboard.type('statu');
  await expect(page.getByRole('option', { name: /^Statuario/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(leadsTo).toHaveValue('/statuario/');
  await expect(leadsTo).toHaveAccessibleDescription('Statuario');
  expect(await findViolationsOfWholePage(page)).toEqual([]);
});
