import type { Locator, Page } from '@playwright/test';
import { expect, type RequestApi, test } from '../support/administrator.ts';
import { unfoldFilters } from '../support/sent-enquiry.ts';

type Listed = { id: number; name: string; slug: string };

/** A word that no other test, and no other run of this one, has written anywhere. */
function uniqueWord(): string {
  return `Quartz${crypto.randomUUID().slice(0, 8)}`;
}

async function addProduct(api: RequestApi, name: string): Promise<Listed> {
  const [category] = (await api('GET', '/categories')) as Listed[];
  return (await api('POST', '/products', {
    name,
    description: 'Made by a test.',
    category_id: category?.id,
  })) as Listed;
}

async function addPost(api: RequestApi, title: string): Promise<Listed> {
  const post = { title, excerpt: 'Made by a test.', content: '<p>Words.</p>', published: true };
  return (await api('POST', '/blog', post)) as Listed;
}

/** The row or the card of a record. */
function rowOf(page: Page, title: string): Locator {
  return page.locator('[data-record]').filter({ has: page.getByRole('link', { name: title, exact: true }) });
}

function ask(page: Page): Locator {
  return page.getByRole('alertdialog');
}

test('an administrator finds a product of any page by searching, and the URL keeps it', async ({
  signedIn: page,
  api,
}) => {
  const word = uniqueWord();
  await addProduct(api, word);
  await page.goto('/admin/products/');
  await expect(page.getByText(/^Showing 50 of \d+ products$/)).toBeVisible();
  await expect(rowOf(page, word)).toHaveCount(0);
  await page.getByRole('searchbox').pressSequentially(word.toLowerCase());
  await expect(rowOf(page, word)).toBeVisible();
  await expect(rowOf(page, word)).toContainText('Quote on request');
  await expect(page.getByText(/^Showing 1 of \d+ products$/)).toBeVisible();
  await expect(page).toHaveURL(`/admin/products/?search=${word.toLowerCase()}`);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(word.toLowerCase());
  await expect(rowOf(page, word)).toBeVisible();
  await page.getByRole('searchbox').fill(`${word}none`);
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByText(/^Showing 50 of \d+ products$/)).toBeVisible();
});

test('an administrator filters and sorts by choice, goes back step by step, and turns the page', async ({
  signedIn: page,
}) => {
  await page.goto('/admin/products/');
  await unfoldFilters(page);
  await page.getByLabel('Collection').selectOption({ label: 'Nocturne' });
  await expect(page).toHaveURL('/admin/products/?category=nocturne');
  await page.getByLabel('Sort by').selectOption({ label: 'Name, Z to A' });
  await expect(page).toHaveURL('/admin/products/?category=nocturne&sort=name&order=desc');
  await page.reload();
  await unfoldFilters(page);
  await expect(page.getByLabel('Collection')).toHaveValue('nocturne');
  const first = page.locator('[data-record]').first();
  await expect(first).toContainText('Nocturne');
  await page.goBack();
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('As on the site');
  await page.goBack();
  await expect(page.getByLabel('Collection')).toHaveValue('');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/admin/products/?page=2');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(/^51–/);
});

test('an administrator deletes a product, goes on by keyboard, and takes the deletion back', async ({
  signedIn: page,
  api,
}) => {
  const word = uniqueWord();
  await addProduct(api, `${word} one`);
  await addProduct(api, `${word} two`);
  await page.goto(`/admin/products/?search=${word}`);
  const row = rowOf(page, `${word} one`);
  await row.getByRole('button', { name: 'Delete' }).click();
  await ask(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(row.getByRole('button', { name: 'Delete' })).toBeFocused();
  await row.getByRole('button', { name: 'Delete' }).press('Enter');
  await ask(page).getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('link', { name: `${word} two`, exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});

test('an administrator is told why a category that has products stays', { tag: '@desktop' }, async ({
  signedIn: page,
}) => {
  await page.goto('/admin/categories/');
  const row = rowOf(page, 'Nocturne');
  await row.getByRole('button', { name: 'Delete' }).click();
  await ask(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\d+ products/ })).toBeVisible();
  await expect(row).toBeVisible();
});

test('an administrator who deletes what somebody else has deleted is told so, and the row goes', {
  tag: '@desktop',
}, async ({ signedIn: page, api }) => {
  const word = uniqueWord();
  const { id } = await addProduct(api, word);
  await page.goto(`/admin/products/?search=${word}`);
  await expect(rowOf(page, word)).toBeVisible();
  await api('DELETE', `/products/${id}`);
  await rowOf(page, word).getByRole('button', { name: 'Delete' }).click();
  await ask(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('was no longer there')).toBeVisible();
  await expect(rowOf(page, word)).toHaveCount(0);
});

test('an administrator unpublishes posts at once, and visitors lose and regain them', {
  tag: '@desktop',
}, async ({ signedIn: page, api, request }) => {
  const word = uniqueWord();
  const posts = [await addPost(api, `${word} one`), await addPost(api, `${word} two`)];
  const statuses = async () =>
    Promise.all(posts.map(async ({ slug }) => (await request.get(`/blog/${slug}/`)).status()));
  expect(await statuses()).toEqual([200, 200]);
  await page.goto(`/admin/blog/?search=${word}`);
  await expect(rowOf(page, `${word} two`)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select page' }).check();
  const selection = page.getByRole('region', { name: 'Selection' });
  await expect(selection).toContainText('2 articles selected');
  await selection.getByRole('button', { name: 'Unpublish' }).click();
  await expect(rowOf(page, `${word} one`).getByText('Draft', { exact: true })).toBeVisible();
  expect(await statuses()).toEqual([404, 404]);
  await page.getByLabel('Status').selectOption('draft');
  await expect(rowOf(page, `${word} two`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 2 articles as before.')).toBeVisible();
  expect(await statuses()).toEqual([200, 200]);
});

test('an administrator looks at a draft as a visitor would', { tag: '@desktop' }, async ({
  signedIn: page,
  api,
  context,
}) => {
  const word = uniqueWord();
  const post = await addPost(api, word);
  await api('PUT', `/blog/${post.id}`, { published: false });
  await page.goto(`/admin/blog/?search=${word}`);
  const opened = context.waitForEvent('page');
  await rowOf(page, word).getByRole('button', { name: 'Preview' }).click();
  await expect((await opened).getByRole('heading', { level: 1, name: word })).toBeVisible();
});

test('an administrator ticks a range and moves it to another category', async ({ signedIn: page, api }) => {
  const word = uniqueWord();
  for (const number of ['1', '2', '3']) await addProduct(api, `${word} ${number}`);
  await page.goto(`/admin/products/?search=${word}&sort=name&order=asc`);
  await rowOf(page, `${word} 1`).getByRole('checkbox').check();
  await rowOf(page, `${word} 3`)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  const selection = page.getByRole('region', { name: 'Selection' });
  await expect(selection).toContainText('3 products selected');
  await selection.getByLabel('Move to collection').selectOption({ label: 'Nocturne' });
  await selection.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('Moved 3 products.')).toBeVisible();
  await expect(rowOf(page, `${word} 2`)).toContainText('Nocturne');
  await expect(selection).toHaveCount(0);
});

test('an administrator restores from the trash, and deletes for good', async ({ signedIn: page, api }) => {
  const word = uniqueWord();
  const kept = await addProduct(api, `${word} kept`);
  const lost = await addPost(api, `${word} lost`);
  await api('DELETE', `/products/${kept.id}`);
  await api('DELETE', `/blog/${lost.id}`);
  await page.goto('/admin/trash/');
  const entry = (title: string) => page.locator('[data-record]').filter({ hasText: title });
  await expect(entry(`${word} kept`)).toContainText('Product · deleted by admin');
  await expect(entry(`${word} lost`)).toContainText('Article · deleted by admin');
  await expect(entry(`${word} kept`)).toContainText(/(?:29|30) days left/);
  await entry(`${word} lost`).getByRole('button', { name: 'Delete for good' }).click();
  await ask(page).getByRole('button', { name: 'Delete' }).click();
  await expect(entry(`${word} lost`)).toHaveCount(0);
  await page.getByLabel('Kind').selectOption('products');
  await entry(`${word} kept`).getByRole('button', { name: 'Restore' }).click();
  await expect(entry(`${word} kept`)).toHaveCount(0);
  await page.goto(`/admin/products/?search=${word}`);
  await expect(rowOf(page, `${word} kept`)).toBeVisible();
});

test('an administrator whose connection is lost is told so, and goes on when it is back', {
  tag: '@desktop',
}, async ({ signedIn: page, context }) => {
  await page.goto('/admin/products/');
  await expect(page.locator('[data-record]').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Sort by').selectOption({ label: 'Name, A to Z' });
  await expect(page.getByRole('alert')).toContainText('You are offline. Please try again.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('[data-record]').first()).toBeVisible();
});
