import type { Locator } from '@playwright/test';
import { test as administratorTest, expect } from '../support/administrator.ts';
import { openNew, uniqueName } from '../support/sent-enquiry.ts';

type OpenInboxItem = {
  dialog: Locator;
  /** Its path in the API. */
  path: string;
  storedNotes: () => Promise<string>;
  /** A colleague writes notes that this window knows nothing of. */
  changeElsewhere: (notes: string) => Promise<unknown>;
};

const test = administratorTest.extend<{ inboxItem: OpenInboxItem }>({
  inboxItem: async ({ signedIn: page, request, api }, use) => {
    const dialog = await openNew(page, { request, name: uniqueName() });
    await expect(dialog.getByLabel('Notes')).toHaveValue('');
    const path = `/inbox/${new URL(page.url()).searchParams.get('item')}`;
    await use({
      dialog,
      path,
      storedNotes: async () => ((await api('GET', path)) as { notes: string }).notes,
      changeElsewhere: (notes) => api('PATCH', path, { notes }),
    });
  },
});

test('notes that a colleague has changed meanwhile are not overwritten', { tag: '@desktop' }, async ({
  signedIn: page,
  inboxItem,
}) => {
  const { dialog, storedNotes } = inboxItem;
  await inboxItem.changeElsewhere('Called on Monday.');
  await dialog.getByLabel('Notes').fill('Wants samples.');
  await expect(dialog.getByRole('alert')).toContainText('Called on Monday.');
  const refused = page.waitForResponse((response) => response.status() === 412);
  await dialog.getByLabel('Notes').blur();
  await refused;
  expect(await storedNotes()).toBe('Called on Monday.');
  await dialog.getByRole('button', { name: 'Keep both' }).click();
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
  expect(await storedNotes()).toBe('Called on Monday.\n\nWants samples.');
});

test('notes that a colleague has changed are kept beside those of whoever closes the letter over them', {
  tag: '@desktop',
}, async ({ signedIn: page, inboxItem }) => {
  await inboxItem.changeElsewhere('Called on Monday.');
  await inboxItem.dialog.getByLabel('Notes').fill('Wants samples.');
  await page.keyboard.press('Escape');
  await expect(inboxItem.dialog).toBeHidden();
  await expect.poll(inboxItem.storedNotes).toBe('Called on Monday.\n\nWants samples.');
});

test('notes that a colleague has changed are not overwritten by whoever chooses a status first', {
  tag: '@desktop',
}, async ({ signedIn: page, inboxItem }) => {
  const { dialog, storedNotes } = inboxItem;
  await inboxItem.changeElsewhere('Called on Monday.');
  const changed = page.waitForResponse((response) => response.url().endsWith('/inbox/changes'));
  await dialog.getByLabel('Status').selectOption('Quoted');
  await changed;
  await dialog.getByLabel('Notes').fill('Wants samples.');
  const refusal = dialog.getByRole('alert').filter({ hasText: 'Somebody else has changed these notes' });
  await expect(refusal).toContainText('Called on Monday.');
  expect(await storedNotes()).toBe('Called on Monday.');
});

test('notes that could not be saved while the letter was closed are shown, and saved on demand', {
  tag: '@desktop',
}, async ({ signedIn: page, inboxItem }) => {
  const endpoint = `**/api${inboxItem.path}`;
  await page.route(endpoint, (route) => route.abort());
  await inboxItem.dialog.getByLabel('Notes').fill('Wants samples.');
  await page.keyboard.press('Escape');
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'These notes could not be saved: “Wants samples.”' });
  await expect(notice).toBeVisible();
  await page.unroute(endpoint);
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(inboxItem.storedNotes).toBe('Wants samples.');
  await expect(notice).toHaveCount(0);
});
