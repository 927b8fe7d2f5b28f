import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings, expect, test } from '../support/visitor.ts';

const add = { name: 'Add to shortlist' };
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('shortlist') ?? '[]'));
const lines = (page: Page) => page.locator('main ol').getByRole('listitem');
const listLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Shortlist/ });

/** From the entrance to the cards of a search. */
async function search(page: Page, words: string, press: (target: Locator) => Promise<void>): Promise<void> {
  await page.goto('/');
  await press(page.getByRole('banner').getByRole('link', { name: 'Search' }));
  // The panel over the page, or the page itself where that was faster.
  const field = page.getByRole('combobox').or(page.getByRole('searchbox')).first();
  await field.fill(words);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?/);
  // What the page without words shows may stand there a moment longer.
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('white');
}

test('an architect gathers white marbles for a hotel floor and asks for samples and a price', async ({
  page,
  hasTouch,
}) => {
  const press = (target: Locator) => (hasTouch ? target.tap() : target.click());
  await search(page, 'white marble for a hotel floor', press);
  // Uses are found by their words, so none of these is left out.
  await expect(page.getByText(/^Showing results for/)).toHaveCount(0);
  const choices = page.getByText('Narrow', { exact: true });
  if (await choices.isVisible()) await press(choices);
  await press(page.getByRole('checkbox', { name: /^Honed/ }));
  await expect(page.getByRole('link', { name: 'Remove Honed' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  for (let index = 0; index < 5; index += 1) await press(cards.nth(index).getByRole('button', add));
  await expect(cards.first().getByRole('button', { name: 'Remove from shortlist' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(listLink(page)).toHaveAccessibleName('Shortlist 5 stones');
  await page.reload();
  await expect(listLink(page)).toHaveAccessibleName('Shortlist 5 stones');

  await press(listLink(page));
  await expect(lines(page)).toHaveCount(5);
  const first = lines(page).first();
  await first.getByLabel('Finish').selectOption('Honed');
  await first.getByLabel('Area').fill('300');
  await first.getByLabel('Room').fill('Hotel floor');
  await press(lines(page).nth(1).getByRole('button', { name: 'Move up' }));
  await expect(lines(page).nth(1).getByLabel('Area')).toHaveValue('300');
  await press(lines(page).nth(4).getByRole('button', { name: 'Remove' }));
  await expect(lines(page)).toHaveCount(4);
  await press(page.getByRole('button', { name: 'Undo' }));
  await expect(lines(page)).toHaveCount(5);
  expect(await accessibilityFindings(page)).toEqual([]);

  await press(page.getByRole('button', { name: 'Ask for samples' }));
  const form = page.getByRole('form', { name: 'Ask for samples' });
  await expect(form.getByLabel('Subject')).toHaveValue('Samples of 5 stones');
  await form.getByLabel('Name').fill('Ira Weir');
  await form.getByLabel('E-mail').fill(`ira-${Date.now()}@hotel.example`);
  await form.getByLabel('Message').fill('A price for 300 m² as well, please.');
  await press(form.getByRole('button', { name: 'Send' }));
  await expect(form.getByLabel('Delivery address')).toHaveAccessibleDescription(/address that the samples/);
  await form.getByLabel('Delivery address').fill('1 Quay Street, Leith');
  await press(form.getByRole('button', { name: 'Send' }));
  await expect(page.getByRole('heading', { name: 'Thank you, Ira Weir' })).toBeVisible();
  expect(await kept(page)).toHaveLength(5);
});

test('a list is shared, read by somebody else and made theirs; one that is gone says so', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  await page.goto('/shortlist/?stones=statuario,carrara');
  // Once scripts run, what the address brought along is the browser's own.
  await expect(page).toHaveURL(/\/shortlist\/$/);
  await expect(lines(page)).toHaveCount(2);
  await lines(page).first().getByLabel('Note').fill('Vein along the wall');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = page.getByRole('status').getByRole('link');
  const path = new URL((await link.getAttribute('href')) ?? '').pathname;
  expect(path).toMatch(/^\/shortlist\/[0-9a-f]{32}\/$/);

  const other = await browser.newContext();
  const reader = await other.newPage();
  await reader.goto(new URL(path, page.url()).href);
  await expect(reader.getByText('Vein along the wall')).toBeVisible();
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await accessibilityFindings(reader)).toEqual([]);
  const sheet = await reader.request.get(`${path}list.pdf`);
  expect([sheet.status(), sheet.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await reader.getByRole('button', { name: 'Make it mine' }).click();
  await expect(lines(reader).first().getByLabel('Note')).toHaveValue('Vein along the wall');
  const gone = await reader.goto(new URL('/shortlist/unknown/', page.url()).href);
  expect(gone?.status()).toBe(404);
  await expect(reader.getByRole('heading', { name: 'This list is not there any more' })).toBeVisible();
  await other.close();
});

test('whoever takes stones off by keyboard stays in the list, and at its end is at the way back', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/shortlist/?stones=statuario,carrara,portoro');
  await expect(page).toHaveURL('/shortlist/');
  const remove = (place: number) => lines(page).nth(place).getByRole('button', { name: 'Remove' });
  await expect(lines(page).nth(1).getByRole('combobox', { name: 'Finish, Bianco Carrara' })).toBeVisible();
  await remove(1).press('Enter');
  await expect(lines(page)).toHaveCount(2);
  await expect(remove(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
});

test('a list follows other tabs, keeps the name of a stone that is gone, and says that it is full @desktop', async ({
  page,
}) => {
  await page.goto('/statuario/');
  await page.getByRole('complementary').getByRole('button', add).first().click();
  const tab = await page.context().newPage();
  await tab.goto('/carrara/');
  await expect(listLink(tab)).toHaveAccessibleName('Shortlist 1 stone');
  await tab.getByRole('complementary').getByRole('button', add).first().click();
  await expect(listLink(page)).toHaveAccessibleName('Shortlist 2 stones');

  const many = Array.from({ length: 199 }, (_, index) => ({
    product: `gone-${index}`,
    name: `Gone ${index}`,
  }));
  await page.evaluate(
    (kept) => localStorage.setItem('shortlist', JSON.stringify(kept)),
    [{ product: 'statuario', name: 'Statuario' }, ...many],
  );
  await page.goto('/shortlist/');
  await expect(lines(page)).toHaveCount(200);
  await expect(lines(page).nth(1).getByText('No longer in our collections')).toBeVisible();
  await page.goto('/carrara/');
  await page.getByRole('complementary').getByRole('button', add).first().click();
  await expect(page.getByRole('alert')).toContainText('200 stones');
});

test('a stone that is chosen before the scripts are there is on the list once they are @desktop', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', (route) => held.promise.then(() => route.continue()));
  await page.goto('/statuario/', { waitUntil: 'commit' });
  await page.getByRole('complementary').getByRole('button', add).first().click();
  expect(page.url()).toMatch(/\/statuario\/$/);
  held.resolve();
  await expect(listLink(page)).toHaveAccessibleName('Shortlist 1 stone');
});

test('a press is not lost to the message about a field that it leaves @desktop', async ({ page }) => {
  await page.goto('/shortlist/?stones=statuario');
  await expect(page).toHaveURL(/\/shortlist\/$/);
  await lines(page).first().getByLabel('Area').fill('much');
  await page.getByRole('button', { name: 'Ask about these stones' }).click();
  await expect(page.getByRole('form', { name: 'Ask about these stones' })).toBeVisible();
  await expect(page.getByText('Enter the area as a number')).toBeVisible();
});

test('where the browser keeps nothing, that is said, and the list works for the visit @desktop', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/statuario/');
  await page.getByRole('complementary').getByRole('button', add).first().click();
  await expect(page.getByRole('alert')).toContainText('has no room for the list');
  await listLink(page).click();
  await expect(lines(page)).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list lives in the address, is changed by its buttons and sent with an enquiry @desktop', async ({
    page,
  }) => {
    await page.goto('/statuario/');
    await page.getByRole('complementary').getByRole('button', add).first().click();
    await expect(page).toHaveURL(/\/shortlist\/\?stones=statuario$/);
    await page.getByLabel('Add a stone by its name').fill('bianco carrara');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(lines(page)).toHaveCount(2);
    await lines(page).first().getByLabel('Area').fill('120');
    await lines(page).nth(1).getByRole('button', { name: 'Move up' }).click();
    await expect(lines(page).nth(1).getByLabel('Area')).toHaveValue('120');
    await lines(page).first().getByRole('button', { name: 'Remove' }).click();
    await expect(lines(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Undo' }).click();
    await expect(lines(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Ask about these stones' }).click();
    await page.getByRole('textbox', { name: 'Name (required)' }).fill('Ira Weir');
    await page
      .getByRole('form', { name: 'Ask about these stones' })
      .getByLabel('E-mail')
      .fill('ira@hotel.example');
    await page.getByLabel('Message').fill('For a lobby.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/thank-you\/\?form=quote/);
    await page.goto('/shortlist/?stones=statuario,carrara');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page).toHaveURL(/\/shortlist\/[0-9a-f]{32}\/$/);
    await expect(page.getByRole('heading', { name: 'Bianco Carrara' })).toBeVisible();
  });
});
