import { administrator, expect, test } from '../support/administrator.ts';

const dashboard = { name: 'Dashboard', level: 1 } as const;

test('an administrator signs in and is led back to the page they wanted', async ({ page }) => {
  await page.goto('/admin/activity/?page=1');
  await expect(page).toHaveURL('/admin/login/?from=%2Fadmin%2Factivity%2F%3Fpage%3D1');
  await page.getByLabel('Username').fill(administrator.username);
  await page.getByLabel('Password').fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin/activity/?page=1');
  await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^Activity/);
});

test('an administrator who comes from nowhere starts at the dashboard', async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel('Username').fill(administrator.username);
  await page.getByLabel('Password').fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', dashboard)).toBeVisible();
});

test.describe('where signing in fails', () => {
  test.use({ refusals: [401, 429] });

  test('an administrator reads why signing in failed, and what is missing', async ({ page }) => {
    await page.goto('/admin/login/');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username is required');
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password is required');
    await page.getByLabel('Username').fill('nobody');
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Show what is typed' }).click();
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid username or password');
    await expect(page.getByLabel('Username')).toHaveValue('nobody');
  });

  test('an administrator is told when there were too many attempts', async ({ page }) => {
    const message = 'Too many attempts. Please try again in 5 minutes.';
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 429, json: { message } }));
    await page.goto('/admin/login/');
    await page.getByLabel('Username').fill(administrator.username);
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText(message);
  });
});

for (const from of ['https://evil.example/', '//evil.example/admin/', '/\\evil.example', '/products/']) {
  test(`an administrator is not led astray to ${from}`, async ({ signedIn: page }) => {
    await page.goto(`/admin/login/?from=${encodeURIComponent(from)}`);
    await expect(page).toHaveURL('/admin/dashboard/');
  });
}

test.describe('with a session of their own', () => {
  test.use({ hasOwnSession: true });

  test('an administrator who signs out is signed out in every window', async ({ signedIn: page, token }) => {
    await page.goto('/admin/dashboard/');
    const other = await page.context().newPage();
    await other.goto('/admin/users/');
    await expect(other.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();

    const response = page.waitForResponse('**/api/auth/logout');
    await page.getByRole('button', { name: 'Sign out' }).click();
    expect((await response).status()).toBe(204);
    await expect(page).toHaveURL('/admin/login/');
    await expect(other.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();

    const me = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
    expect(me.status()).toBe(401);
    await page.goto('/admin/dashboard/');
    await expect(page).toHaveURL('/admin/login/?from=%2Fadmin%2Fdashboard%2F');
  });
});

test('an administrator whose session ends goes on where they were, with what they had typed', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/users/');
  const form = page.getByRole('form', { name: 'Add an administrator' });
  await form.getByLabel('Username').fill('half typed');
  await page.evaluate(() => {
    localStorage.removeItem('authToken');
    dispatchEvent(new Event('ashlar:session'));
  });
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByLabel('Username')).toHaveValue(administrator.username);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Password').fill(administrator.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/admin/users/');
  await expect(form.getByLabel('Username')).toHaveValue('half typed');
});

test('pages of the back office are stored and indexed by nobody', async ({ signedIn: page }) => {
  const response = await page.goto('/admin/dashboard/');
  expect(response?.headers()['cache-control']).toBe('no-store');
  expect(response?.headers()['x-robots-tag']).toContain('noindex');
  await expect(page.getByRole('heading', dashboard)).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
});

test.describe('with a password to change', () => {
  test.use({ refusals: [400] });

  test('an administrator changes it, stays signed in here and is signed out elsewhere', async ({
    page,
    api,
  }) => {
    const account = { username: `keeper-${Date.now()}`, password: 'first password' };
    await api('POST', '/auth/register', account);
    const elsewhere = await page.request.post('/api/auth/login', { data: account });
    const { token } = (await elsewhere.json()) as { token: string };

    await page.goto('/admin/account/');
    await page.getByLabel('Username').fill(account.username);
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const form = page.getByRole('form', { name: 'Change your password' });
    await form.getByLabel('Current password').fill('not this one');
    await form.getByLabel('New password').fill('second password');
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(form.getByLabel('Current password')).toHaveAccessibleDescription(
      'This is not your current password',
    );

    await form.getByLabel('Current password').fill(account.password);
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(form.getByRole('alert')).toContainText('Your password is changed');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible();
    const me = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
    expect(me.status()).toBe(401);
  });
});
