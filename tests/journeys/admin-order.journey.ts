import type { APIRequestContext, Page } from '@playwright/test';
import { expect, type RequestApi, test } from '../support/administrator.ts';

type Made = { id: number; name: string; slug: string };

/** A word that no other test, and no other run of this one, has written anywhere. */
function uniqueWord(): string {
  return `Basalt${crypto.randomUUID().slice(0, 8)}`;
}

/** A collection of one's own, so that nobody else's test moves anything in it. */
async function addCollection(api: RequestApi, names: string[]): Promise<{ word: string; collection: Made }> {
  const word = uniqueWord();
  const description = 'Made by a test.';
  const collection = (await api('POST', '/categories', { name: word, description })) as Made;
  for (const name of names) {
    await api('POST', '/products', { name: `${word} ${name}`, description, category_id: collection.id });
  }
  return { word, collection };
}

/** The stones of a collection in the order in which the next visitor sees them. */
async function shownTo(request: APIRequestContext, { word, collection }: { word: string; collection: Made }) {
  const html = await (await request.get(`/products/${collection.slug}/`)).text();
  const names = html.matchAll(new RegExp(`<a[^>]*href="/${word.toLowerCase()}-(\\w+)/"`, 'g'));
  return [...new Set([...names].map(([, name]) => name))];
}

const notice = (page: Page, text: RegExp | string) => page.locator('[data-notices]').getByText(text);

test('an administrator orders a collection by keyboard, visitors see it at once, and Undo takes it back', async ({
  signedIn: page,
  api,
  request,
}) => {
  const made = await addCollection(api, ['one', 'two', 'three']);
  const { word, collection } = made;
  await page.goto(`/admin/products/?category=${collection.slug}`);
  const row = page.locator('[data-record]').filter({ hasText: `${word} three` });
  await row.getByRole('button', { name: 'Move up' }).press('Enter');
  await expect(notice(page, `Moved “${word} three” to position 2 of 3.`)).toBeVisible();
  expect(await shownTo(request, made)).toEqual(['one', 'three', 'two']);
  await expect(row.getByRole('button', { name: 'Move up' })).toBeFocused();

  await page.getByRole('button', { name: `Reorder ${word} one` }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Holding ${word} one at its own place, position 1 of 3.`)).toBeAttached();
  // A key that comes the moment a stone is picked up is not heard yet, and a person presses it again.
  const moved = page.getByText(`${word} one is now at position 2 of 3.`);
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(moved).toBeAttached({ timeout: 3_000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(notice(page, `Moved “${word} one” to position 2 of 3.`)).toBeVisible();
  expect(await shownTo(request, made)).toEqual(['three', 'one', 'two']);
  await page.reload();
  await expect(page.locator('[data-record]').first()).toContainText(`${word} three`);

  await row.getByRole('button', { name: 'Move down' }).press('Enter');
  await expect(notice(page, `Moved “${word} three” to position 2 of 3.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page, 'Undone: the products are in their former order.')).toBeVisible();
  expect(await shownTo(request, made)).toEqual(['three', 'one', 'two']);
});

test('an administrator is told where products cannot be put in order', { tag: '@desktop' }, async ({
  signedIn: page,
}) => {
  await page.goto('/admin/products/');
  await expect(page.getByText('Choose a collection to put its products in order.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move up' })).toHaveCount(0);
  await page.goto('/admin/gallery/');
  await expect(page.getByRole('button', { name: 'Move up' }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('an administrator who moves what a colleague has deleted meanwhile is told so', {
  tag: '@desktop',
}, async ({ signedIn: page, api }) => {
  const { word, collection } = await addCollection(api, ['one', 'two']);
  await page.goto(`/admin/products/?category=${collection.slug}`);
  const row = page.locator('[data-record]').filter({ hasText: `${word} two` });
  await expect(row).toBeVisible();
  const [one] = (await api('GET', `/products?category=${collection.slug}`)) as Made[];
  await api('DELETE', `/products/${one?.id}`);
  await row.getByRole('button', { name: 'Move up' }).click();
  const told = 'One of these products is not in this collection any more, so nothing was moved.';
  await expect(notice(page, told)).toBeVisible();
  await expect(page.locator('[data-record]')).toHaveCount(1);
});
