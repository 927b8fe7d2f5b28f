import type { Page } from '@playwright/test';
import { expect, findViolations, type RequestApi, test } from '../support/administrator.ts';
import { codeAt } from '../support/second-factors.ts';

const stepMs = 30_000;
/** Passkeys belong to a name, which the other journeys do without. */
const named = (address: string) => address.replace('127.0.0.1', 'localhost');

// Each wrong or missing proof is a refusal that the journey expects.
test.use({ refusals: [400, 401, 403] });

async function addColleague(api: RequestApi, kind: string) {
  const account = { username: `${kind}-${Date.now()}`, password: 'slate under heather' };
  await api('POST', '/auth/register', account);
  return account;
}

async function givePassword(page: Page, { username, password }: { username: string; password: string }) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard', level: 1 });
const accountPage = (page: Page) => page.getByRole('heading', { name: 'Your account', level: 1 });

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto(new URL('/admin/login/', page.url()).href);
}

test('an administrator sets codes up, signs in with them, loses the phone, and an owner helps', async ({
  page,
  signedIn: _owner,
  api,
  browser,
  baseURL,
}) => {
  const account = await addColleague(api, 'codes');
  const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
  const colleague = await context.newPage();
  await colleague.goto('/admin/account/');
  await givePassword(colleague, account);
  await expect(accountPage(colleague)).toBeVisible();

  await colleague.getByRole('button', { name: 'Set up codes' }).click();
  const dialog = colleague.getByRole('dialog', { name: 'Codes of an app' });
  await expect(dialog.getByRole('img', { name: 'Code to scan with the app' })).toBeVisible();
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code', { exact: true }).fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/not right/);
  expect(await findViolations(colleague)).toEqual([]);
  await dialog.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date()));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = colleague.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  expect(await findViolations(colleague)).toEqual([]);
  await colleague.getByRole('button', { name: 'I have kept them' }).click();

  await signOut(colleague);
  await givePassword(colleague, account);
  const code = colleague.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await findViolations(colleague)).toEqual([]);
  await code.fill('000000');
  await code.press('Enter');
  await expect(colleague.getByRole('alert')).toHaveText(/not right/);
  // The code of the next step: the one of this step was used to turn them on.
  await code.fill(codeAt(secret, new Date(Date.now() + stepMs)));
  await code.press('Enter');
  await expect(dashboard(colleague)).toBeVisible();

  await signOut(colleague);
  await givePassword(colleague, account);
  await colleague.getByRole('button', { name: 'Use a recovery code' }).click();
  await colleague.getByLabel('Recovery code').fill(recoveryCode);
  await colleague.getByRole('button', { name: 'Sign in' }).click();
  await expect(dashboard(colleague)).toBeVisible();
  await colleague.goto('/admin/account/');
  await expect(colleague.getByText('9 of 10 are left')).toBeVisible();
  await expect(colleague.getByText('with password and recovery code')).toBeVisible();

  await page.goto('/admin/users/');
  const row = page
    .getByRole('table', { name: 'People' })
    .getByRole('row')
    .filter({ hasText: account.username });
  await expect(row).toContainText('codes');
  await row.getByRole('button', { name: 'Remove the second factor of' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toContainText('no second factor');
  await signOut(colleague);
  await givePassword(colleague, account);
  await expect(dashboard(colleague)).toBeVisible();
  await context.close();
});

test('an administrator adds a passkey and signs in with it, alone and after the password', async ({
  api,
  browser,
  baseURL,
}) => {
  const account = await addColleague(api, 'passkey');
  const context = await browser.newContext({ baseURL: named(baseURL ?? ''), reducedMotion: 'reduce' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await page.goto('/admin/account/');
  await givePassword(page, account);
  await expect(accountPage(page)).toBeVisible();

  await page.getByLabel('Name of the new passkey').fill('Key on the ring');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  const row = page.getByRole('list', { name: 'Second factors' }).getByRole('listitem');
  await expect(row.filter({ hasText: 'Key on the ring' })).toContainText('not used yet');

  await signOut(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dashboard(page)).toBeVisible();

  await signOut(page);
  await givePassword(page, account);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dashboard(page)).toBeVisible();

  await page.goto('/admin/account/');
  await expect(row.filter({ hasText: 'Key on the ring' })).toContainText('last used');
  const rename = page.getByRole('button', { name: /^Rename the passkey/ });
  await rename.click();
  const name = page.getByLabel('Name of the passkey');
  await expect(name).toBeFocused();
  await name.fill(' ');
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription('Enter a name');
  expect(await findViolations(page)).toEqual([]);
  await name.fill('Key in the drawer');
  await name.press('Escape');
  await expect(row.filter({ hasText: 'Key on the ring' })).toBeVisible();
  await expect(rename).toBeFocused();
  await page.keyboard.press('Enter');
  await name.fill('Key in the drawer');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row.filter({ hasText: 'Key in the drawer' })).toBeVisible();
  await expect(rename).toBeFocused();
  await page.getByRole('button', { name: 'Remove the passkey Key in the drawer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: /^Remove the passkey/ })).toHaveCount(0);
  await context.close();
});

test('an administrator at an old session is asked who is there, and what was typed is sent then', async ({
  signedIn: page,
}) => {
  // What the server answers after a quarter of an hour: server/api/people/confirmation.api.test.ts.
  const refusal = { message: 'Please confirm first.', code: 'confirmation_required', methods: ['password'] };
  await page.route('**/api/users/invitations', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 403, json: refusal }) : route.fallback(),
  );
  await page.goto('/admin/users/');
  const form = page.getByRole('form', { name: 'Invite somebody' });
  await form.getByLabel('For whom').fill('Meera');
  await form.getByRole('button', { name: 'Make the link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(form.getByRole('alert')).toHaveText('Please confirm first.');
  await expect(form.getByLabel('For whom')).toHaveValue('Meera');

  await form.getByRole('button', { name: 'Make the link' }).click();
  await dialog.getByLabel('Your password').fill('not this one');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription(/not your password/);
  await page.unroute('**/api/users/invitations');
  await dialog.getByLabel('Your password').fill('journey-password');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/invitation/);
});
