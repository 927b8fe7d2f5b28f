import type { Page } from '@playwright/test';
import { expect, findViolations, type RequestApi, test } from '../support/administrator.ts';
import { codeAt } from '../support/second-factors.ts';
import { campaignSite } from '../support/sites.ts';

// Where no other journey signs in: the rule is everybody's. What it refuses is what the journey is about.
test.use({ baseURL: campaignSite, hasOwnSession: true, refusals: [400, 403, 409] });

const accountPage = (page: Page) => page.getByRole('heading', { name: 'Your account', level: 1 });

async function setUpCodes(api: RequestApi): Promise<void> {
  const { secret } = (await api('POST', '/auth/time-codes')) as { secret: string };
  await api('POST', '/auth/time-codes/confirm', { code: codeAt(secret, new Date()) });
}

async function signIn(page: Page, account: { username: string; password: string }): Promise<void> {
  await page.goto('/admin/login/');
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('an owner asks everybody for a second factor, and a colleague is led to set one up before anything else', async ({
  signedIn: owner,
  api,
  browser,
}) => {
  const account = { username: `held-${Date.now()}`, password: 'slate under heather' };
  await api('POST', '/auth/register', { ...account, role: 'editor' });
  const context = await browser.newContext({ baseURL: campaignSite, reducedMotion: 'reduce' });
  const colleague = await context.newPage();
  await signIn(colleague, account);
  await expect(colleague.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

  await owner.goto('/admin/users/');
  const form = owner.getByRole('form', { name: 'Who needs a second factor' });
  await form.getByRole('radio', { name: 'Everybody' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('Set up a second factor of your own first');
  await setUpCodes(api);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saved. It applies from that day on.')).toBeVisible();
  await expect(form.getByText(`Without one: ${account.username}`)).toBeVisible();
  expect(await findViolations(owner)).toEqual([]);
  await colleague.reload();
  await expect(colleague.getByText(/nothing opens here without a second factor/)).toBeVisible();

  await form.getByLabel('From').fill('2020-01-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('From')).toHaveAccessibleDescription(/from today on/);
  // The company's day may have begun before this machine's.
  const { today } = (await api('GET', '/users/second-factor-rule')) as { today: string };
  await form.getByLabel('From').fill(today);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saved. It applies from now on.')).toBeVisible();

  // A session that was open is held back, whichever page it asks for.
  for (const path of ['products', 'dashboard']) {
    await colleague.goto(`/admin/${path}/`);
    await expect(accountPage(colleague)).toBeVisible();
    await expect(colleague.getByRole('alert')).toContainText('A second factor is required here');
  }
  expect(await findViolations(colleague)).toEqual([]);
  await colleague.getByRole('button', { name: 'Set up codes' }).click();
  const dialog = colleague.getByRole('dialog', { name: 'Codes of an app' });
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date()));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await colleague.getByRole('button', { name: 'I have kept them' }).click();
  await expect(colleague.getByText('A second factor is required here')).toHaveCount(0);
  await colleague.goto('/admin/products/');
  await expect(colleague.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  await context.close();

  await form.getByRole('radio', { name: 'Nobody has to' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saved. Nobody has to have a second factor.')).toBeVisible();
  await api('DELETE', '/auth/time-codes');
});
