import type { Browser, Page } from '@playwright/test';
import { administrator, expect, findViolations, test } from '../support/administrator.ts';
import { sendForm, uniqueName } from '../support/sent-enquiry.ts';

// Somebody else works in a browser of their own, which is watched by nobody: refusals are what it is about.
async function openElsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' });
  return context.newPage();
}

async function invite(page: Page, { name, role }: { name: string; role: string }): Promise<string> {
  await page.goto('/admin/users/');
  const form = page.getByRole('form', { name: 'Invite somebody' });
  await form.getByLabel('For whom').fill(name);
  await form.getByRole('radio', { name: role }).check();
  await form.getByRole('button', { name: 'Make the link' }).click();
  const link = page.getByLabel('Link', { exact: true });
  await expect(link).toBeFocused();
  return link.inputValue();
}

async function accept(page: Page, link: string): Promise<void> {
  const { pathname, hash } = new URL(link);
  await page.goto(`${pathname}${hash}`);
  await page.getByLabel('Password', { exact: true }).fill('marble, moss and rain');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Back office' });

test('an editor who was invited is offered, by menu or by hand, nothing that only an owner may do', async ({
  signedIn: owner,
  request,
  api,
  browser,
  baseURL,
}) => {
  const name = `editor-${Date.now()}`;
  const buyer = uniqueName();
  await sendForm(request, { full_name: buyer });
  const [item] = (
    (await api('GET', `/inbox?search=${encodeURIComponent(buyer)}`)) as { items: { id: number }[] }
  ).items;
  if (!item) throw new Error('What was sent is not in the inbox');
  const link = await invite(owner, { name, role: 'Editor' });
  const editor = await openElsewhere(browser, baseURL);
  await accept(editor, link);

  // What may not be done is not offered.
  const menu = menuOf(editor);
  await expect(menu.getByRole('link', { name: 'Products' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Inbox' })).toHaveCount(0);
  await expect(editor.getByRole('region', { name: 'Newest in the inbox' })).toHaveCount(0);
  await editor.keyboard.press('Control+k');
  await editor.getByRole('combobox', { name: 'Search pages, records, fields and actions' }).fill('people');
  await expect(editor.getByText('Nothing found.')).toBeVisible();
  await editor.keyboard.press('Escape');

  await menu.getByRole('link', { name: 'Settings' }).click();
  const settings = editor.getByRole('main');
  await expect(settings.getByRole('link', { name: 'Redirects' })).toBeVisible();
  for (const page of ['People', 'Mail', 'Log', 'Backups']) {
    await expect(settings.getByRole('link', { name: page, exact: true })).toHaveCount(0);
  }

  // A link that somebody sent leads to a page that says who can help.
  await editor.goto('/admin/users/');
  await expect(editor.getByRole('heading', { name: 'This page is not for your account' })).toBeVisible();
  await expect(editor.getByText(/It is for owners. You are an editor/)).toBeVisible();
  await expect(editor.getByText(new RegExp(`ask an owner.*${administrator.username}`))).toBeVisible();
  expect(await findViolations(editor)).toEqual([]);
  await editor.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(editor.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

  // Nor does a page typed by hand, with its data; which page takes what is told beside page-permissions.ts, and what
  // the API refuses in access.api.test.ts.
  for (const path of [`inbox/?item=${item.id}`, 'mail/']) {
    await editor.goto(`/admin/${path}`);
    await expect(editor.getByRole('heading', { name: 'This page is not for your account' })).toBeVisible();
    await expect(editor.getByText(buyer)).toHaveCount(0);
    const data = await editor.request.get(`/admin/${path.replace(/\/?(?:\?.*)?$/, '')}.data`);
    expect(await data.text()).not.toContain(buyer);
  }

  // Nobody comes in by the same link again.
  const stranger = await openElsewhere(browser, baseURL);
  await stranger.goto(link);
  await expect(stranger.getByRole('alert')).toContainText('used already');
  expect(await findViolations(stranger)).toEqual([]);
  await stranger.context().close();

  // Another role counts at once, and the open page notices.
  const row = owner.getByRole('table', { name: 'People' }).getByRole('row').filter({ hasText: name });
  await owner.reload();
  await row.getByRole('button', { name: `Role of ${name}` }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Sales' }).check();
  expect(await findViolations(owner)).toEqual([]);
  for (const page of [owner, editor]) await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText(/^Sales/)).toBeVisible();
  await menuOf(editor).getByRole('link', { name: 'Settings' }).click();
  await editor.getByRole('main').getByRole('link', { name: 'Trash' }).click();
  await expect(editor.getByText('Your role has changed. You are in sales now.')).toBeVisible();
  await expect(menuOf(editor).getByRole('link', { name: 'Inbox' })).toBeVisible();
  await expect(menuOf(editor).getByRole('link', { name: 'Images' })).toHaveCount(0);
  await editor.goto('/admin/products/');
  await expect(editor.locator('[data-record]').first()).toBeVisible();
  await expect(editor.getByRole('main').getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await expect(editor.getByRole('main').getByRole('button', { name: 'Delete' })).toHaveCount(0);
  expect(await findViolations(editor)).toEqual([]);
  await editor.context().close();
});

test('whose session is ended elsewhere is signed out, and keeps what was typed', async ({
  signedIn: owner,
  api,
  browser,
  baseURL,
}) => {
  // Three browsers, each with pages of its own.
  const name = `writer-${Date.now()}`;
  const link = await invite(owner, { name, role: 'Editor' });
  const laptop = await openElsewhere(browser, baseURL);
  await accept(laptop, link);
  const phone = await openElsewhere(browser, baseURL);
  await phone.goto('/admin/account/');
  await phone.getByLabel('Username').fill(name);
  await phone.getByLabel('Password').fill('marble, moss and rain');
  await phone.getByRole('button', { name: 'Sign in' }).click();
  const sessions = phone.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'This session' })).toHaveCount(1);
  expect(await findViolations(phone)).toEqual([]);

  const [category] = (await api('GET', '/categories')) as { id: number }[];
  await laptop.goto(`/admin/categories/${category?.id}/edit/`);
  await laptop.getByLabel('Name', { exact: true }).fill('Half a name');
  await phone.getByRole('button', { name: /^Sign out Chrome on Linux/ }).click();
  await expect(sessions).toHaveCount(1);

  // Keeping the draft may have asked already.
  const dialog = laptop.getByRole('dialog', { name: 'Sign in again' });
  await expect(async () => {
    if (await dialog.isHidden())
      await laptop.getByRole('button', { name: 'Save', exact: true }).click({ timeout: 1_000 });
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await dialog.getByLabel('Password').fill('marble, moss and rain');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(laptop.getByLabel('Name', { exact: true })).toHaveValue('Half a name');

  // An owner sees where others are signed in, and ends that too.
  await owner.reload();
  await owner.getByRole('button', { name: `Sessions of ${name}` }).click();
  const list = owner.getByRole('dialog').getByRole('listitem');
  await expect(list).toHaveCount(2);
  await owner.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(owner.getByRole('dialog').getByText('Signed in nowhere.')).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await laptop.context().close();
  await phone.context().close();
});
