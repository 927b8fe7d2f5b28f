import type { Page } from '@playwright/test';
import { expect, type RequestApi, test } from '../support/administrator.ts';
import { sendForm, uniqueName } from '../support/sent-enquiry.ts';

/** Far more stops than lie between a row of a list and the menu, whatever other tests add to it meanwhile. */
const maxStops = 500;

const menu = '[aria-label="Back office"]';

type List = {
  path: string;
  /** The page that shows the way to it: an entry of the menu opens what is below it, Settings lists its pages. */
  via?: string;
  /** What opens a row: what leads on from it; absent where rows open nothing. */
  row?: string;
  opens?: 'page' | 'dialog' | 'details';
  /** What orders or narrows the list. */
  order?: string;
};

const rowTitle = '[data-record] a[data-row-title]';
const lists: List[] = [
  ...[
    { path: 'categories', via: 'products' },
    { path: 'products' },
    { path: 'blog' },
    { path: 'social', via: 'blog' },
    { path: 'gallery' },
  ].map((list): List => ({ ...list, row: rowTitle, opens: 'page', order: 'main select[name="sort"]' })),
  { path: 'inbox', row: rowTitle, opens: 'dialog', order: 'main select' },
  { path: 'feedback', via: 'inbox' },
  { path: 'newsletter', via: 'inbox' },
  { path: 'site', row: 'main li h3 a', opens: 'page' },
  { path: 'checks', via: 'site', row: '[data-record] a', opens: 'page', order: 'main select' },
  { path: 'users', via: 'settings' },
  { path: 'activity', via: 'settings' },
  { path: 'trash', via: 'settings' },
  { path: 'redirects', via: 'settings', order: 'main select' },
  { path: 'not-found', via: 'settings' },
  // Last: its pictures are made when they are first asked for, which keeps the next page waiting.
  { path: 'images', row: '[role="option"]', opens: 'details', order: 'main select' },
];

test('an administrator without a mouse reaches, orders and opens every list, and comes back to where they were', async ({
  signedIn: page,
  api,
}) => {
  await fill(api, page);
  await page.goto('/admin/dashboard/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const list of lists) {
    await test.step(list.path, async () => {
      const isThere = new URL(page.url()).pathname === `/admin/${list.via}/`;
      if (list.via && !isThere) await open(page, list.via);
      if (list.via === 'settings') await open(page, list.path, { from: 'main', key: 'Tab' });
      else await open(page, list.path);
      if (list.order) await changeOrder(page, list.order);
      if (list.row && list.opens === 'page') await openPage(page, list.row);
      if (list.row && list.opens === 'dialog') await openDialog(page, list.row);
      if (list.row && list.opens === 'details') await openDetails(page, list.row);
      expect(await isFocusInMain(page)).toBe(true);
    });
  }
});

/** Follows a link by the keyboard alone; the page that it opens has the focus. */
async function open(
  page: Page,
  path: string,
  { from, key }: { from: string; key: 'Tab' | 'Shift+Tab' } = { from: menu, key: 'Shift+Tab' },
): Promise<void> {
  await reach(page, `${from} a[href="/admin/${path}/"]`, key);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/${path}/`);
  await expect.poll(() => isFocusInMain(page)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

function isFocusInMain(page: Page): Promise<boolean> {
  return page.evaluate(() => Boolean(document.activeElement?.closest('#main')));
}

/** Moves by one key until what has the focus matches. */
async function reach(page: Page, selector: string, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`${key} leads to no ${selector} on ${page.url()}`);
}

/** The control keeps the focus, so that one can go on choosing. */
async function changeOrder(page: Page, selector: string): Promise<void> {
  await reach(page, selector, 'Tab');
  const before = page.url();
  const chosen = await page.evaluate(() => Reflect.get(document.activeElement ?? {}, 'value'));
  const isSelect = await page.evaluate(() => document.activeElement instanceof HTMLSelectElement);
  await page.keyboard.press(isSelect ? 'ArrowDown' : 'Enter');
  await expect.poll(() => page.url()).not.toBe(before);
  // The choice is to be seen before the next key.
  if (isSelect) await expect(page.locator(`${selector}:focus`)).not.toHaveValue(chosen);
  await page.keyboard.press(isSelect ? 'ArrowUp' : 'Enter');
  if (isSelect) await expect.poll(() => page.url()).toBe(before);
  await expect(page.locator(':focus')).toHaveCount(1);
  expect(await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)).toBe(true);
}

async function openPage(page: Page, selector: string): Promise<void> {
  await reach(page, selector, 'Tab');
  const list = page.url();
  const href = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).not.toBe(list);
  await expect(page.getByRole('form')).toBeVisible();
  // What Alt and the left arrow do in a browser that has a window.
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(page.locator(`#main a[href="${href}"]:focus`)).toHaveCount(1);
}

async function openDialog(page: Page, selector: string): Promise<void> {
  await reach(page, selector, 'Tab');
  const opener = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 60));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog').first();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 60))).toBe(opener);
}

/** Beside the list: they are the next stop. */
async function openDetails(page: Page, selector: string): Promise<void> {
  await reach(page, selector, 'Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator(`${selector}[aria-selected="true"]:focus`)).toHaveCount(1);
  await reach(page, 'aside button, aside a, aside textarea', 'Tab');
}

/** So that no list is empty. */
async function fill(api: RequestApi, page: Page): Promise<void> {
  await sendForm(page.request, { full_name: uniqueName() });
  await page.request.post('/api/feedback', { data: { rating: 4, feedback: `Clear. ${uniqueName()}` } });
  await page.request.post('/api/newsletter', { data: { email: `${crypto.randomUUID()}@post.example` } });
  await api('POST', '/redirects', { from: `/old-${crypto.randomUUID()}/`, to: '/about/' });
  const post = { title: uniqueName(), excerpt: 'Made by a test.', content: '<p>Words.</p>' };
  // It lacks a picture.
  await api('POST', '/blog', { ...post, title: uniqueName() });
  const { id } = (await api('POST', '/blog', post)) as { id: number };
  await api('DELETE', `/blog/${id}`);
}
